import { useRef, useState } from 'react';
import { X } from 'lucide-react';
import { useCopy } from '../../../copy/use-copy.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field, Input } from '../../../ui/field.tsx';

/** The most skills that a search takes, and characters of each. */
const most = 20;
const longest = 80;

/** Skills as chips: typed one by one, or several apart by commas. */
export function SkillField({ skills, onChange }: { skills: readonly string[]; onChange: (skills: string[]) => void }) {
  const { jobSearchForm: words } = useCopy();
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const add = () => {
    const typed = text
      .split(',')
      .map((skill) => skill.trim().slice(0, longest))
      .filter((skill) => skill !== '');
    setText('');
    if (typed.length === 0) return;
    const known = new Set(skills.map((skill) => skill.toLowerCase()));
    const fresh = typed.filter((skill) => !known.has(skill.toLowerCase()));
    if (fresh.length > 0) onChange([...skills, ...new Set(fresh)].slice(0, most));
  };
  const remove = (skill: string) => {
    onChange(skills.filter((one) => one !== skill));
    input.current?.focus();
  };
  return (
    <div className="grid gap-2">
      <Field label={words.skills} hint={words.skillsHint}>
        {(ties) => (
          <div className="flex gap-2">
            <Input
              {...ties}
              ref={input}
              value={text}
              autoComplete="off"
              onChange={({ target }) => setText(target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || text.trim() === '') return;
                event.preventDefault();
                add();
              }}
            />
            <Button look="secondary" size="sm" onClick={add}>
              {words.addSkill}
            </Button>
          </div>
        )}
      </Field>
      {skills.length > 0 && (
        <ul aria-label={words.skills} className="flex flex-wrap gap-1.5">
          {skills.map((skill) => (
            <li key={skill} className="max-w-full">
              <button
                type="button"
                aria-label={words.removeSkill(skill)}
                onClick={() => remove(skill)}
                className={
                  'inline-flex min-h-8 max-w-full cursor-pointer items-center gap-1.5 rounded-full border border-edge bg-sheet px-3 ' +
                  'text-left text-xs font-medium wrap-anywhere hover:border-accent hover:text-accent pointer-coarse:min-h-11'
                }
              >
                {skill}
                <X aria-hidden className="size-3.5 shrink-0" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
