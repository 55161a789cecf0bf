import { useState, type ComponentProps } from 'react';
import { Eye, EyeOff } from 'lucide-react';
import { useCopy } from '../../copy/use-copy.tsx';
import { Input } from '../../ui/field.tsx';

/** A password that can be shown while it is typed. */
export function PasswordInput(props: Omit<ComponentProps<typeof Input>, 'type' | 'className'>) {
  const { signIn } = useCopy();
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <div className="relative">
      <Input {...props} type={shown ? 'text' : 'password'} className="pr-12" />
      <button
        type="button"
        aria-label={shown ? signIn.hide : signIn.show}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 right-0 grid w-11 cursor-pointer place-items-center text-ink-faint hover:text-ink"
      >
        <Icon aria-hidden className="size-5" />
      </button>
    </div>
  );
}
