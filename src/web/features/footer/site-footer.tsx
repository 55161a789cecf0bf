import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { CookiePreferencesButton } from '../consent/cookie-preferences-button.tsx';
import { OperatorName } from '../long-reads/operator-facts.tsx';

/** The specified links, by what people come for. */
const groups = [
  { title: 'product', pages: ['optimize', 'jobs', 'enhanceLinkedin'] },
  { title: 'help', pages: ['careerGuide', 'faq', 'contact'] },
  { title: 'legal', pages: ['security', 'privacyPolicy', 'terms', 'cookiePolicy'] },
] as const;

const linkClass =
  'inline-flex min-h-8 items-center text-sm text-ink-soft underline-offset-4 hover:text-accent hover:underline pointer-coarse:min-h-11';
const lastLineClass =
  'flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-rule py-4 text-xs text-ink-faint';

/** The foot of every page. */
export function SiteFooter() {
  const { footer, navigation } = useCopy();
  return (
    // On a page shorter than the window it is at the window's foot (`body` is at least as high).
    <footer className="sticky top-[100vh] mt-16 border-t border-rule print:hidden">
      <div className="mx-auto grid max-w-page gap-x-12 gap-y-8 px-5 py-10 md:px-8 lg:grid-cols-[minmax(0,1fr)_auto]">
        <div className="grid content-start gap-2">
          <p className="font-serif text-lg font-medium">{navigation.product}</p>
          <p className="max-w-[34ch] text-sm text-ink-soft">{footer.line}</p>
        </div>
        <nav aria-label={footer.label} className="grid grid-cols-2 gap-x-8 gap-y-7 sm:grid-cols-3 lg:gap-x-14">
          {groups.map(({ title, pages }) => (
            <div key={title} className="max-sm:last:col-span-2">
              <p id={`footer-${title}`} className="pb-1.5 text-xs font-medium text-ink-faint">
                {footer[title]}
              </p>
              <ul
                aria-labelledby={`footer-${title}`}
                className={title === 'legal' ? 'grid gap-x-8 max-sm:grid-cols-2' : 'grid'}
              >
                {pages.map((page) => (
                  <li key={page}>
                    <Link to={paths[page]()} className={linkClass}>
                      {footer.pages[page]}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <div className="mx-auto max-w-page px-5 md:px-8">
        <div className={lastLineClass}>
          <p>
            © <OperatorName />
          </p>
          <CookiePreferencesButton className="min-h-8 cursor-pointer underline-offset-4 hover:text-accent hover:underline pointer-coarse:min-h-11" />
        </div>
      </div>
    </footer>
  );
}
