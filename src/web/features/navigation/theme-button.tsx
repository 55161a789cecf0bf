import { Moon, Sun } from 'lucide-react';
import { useCopy } from '../../copy/use-copy.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { useTheme } from './use-theme.ts';

/** Changes between the light and the dark theme. */
export function ThemeButton() {
  const { navigation } = useCopy();
  const [theme, choose] = useTheme();
  const other = theme === 'dark' ? 'light' : 'dark';
  const text = other === 'dark' ? navigation.darkTheme : navigation.lightTheme;
  const Icon = other === 'dark' ? Moon : Sun;
  return (
    <Tooltip text={text}>
      <button
        type="button"
        aria-label={text}
        onClick={() => choose(other)}
        className={
          'grid size-9 cursor-pointer place-items-center rounded-md text-ink-soft transition-colors duration-150 ' +
          'hover:bg-well hover:text-ink pointer-coarse:size-11'
        }
      >
        {theme ? (
          <Icon aria-hidden className="size-4.5" />
        ) : (
          // In the prerendered page nobody knows the theme but the style sheet.
          <>
            <Moon aria-hidden className="size-4.5 dark:hidden" />
            <Sun aria-hidden className="hidden size-4.5 dark:block" />
          </>
        )}
      </button>
    </Tooltip>
  );
}
