import { prices } from '#domain/billing/prices.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Claim } from './claim.tsx';
import { placeOnScale } from './price-scale.ts';
import { Section } from './section.tsx';

/** A price range as a stroke; the table says the same in figures. */
function RangeBar({ from, to, own }: { from: number; to: number; own: boolean }) {
  const [start, end] = [placeOnScale(from), placeOnScale(to)];
  return (
    <svg aria-hidden viewBox="0 0 100 6" preserveAspectRatio="none" className="h-3.5 w-full">
      <rect x="0" y="2.75" width="100" height="0.5" className="fill-rule" />
      <rect
        x={own ? start - 1 : start}
        y="1"
        width={Math.max(end - start, 2)}
        height="4"
        className={own ? 'fill-accent' : 'fill-edge'}
      />
    </svg>
  );
}

const cell = 'py-3.5 pr-5 text-left align-middle';

export function Comparison() {
  const { homeSections, claims } = useCopy();
  const words = homeSections.comparison;
  const { cents } = prices.complete;
  const rows = [{ name: words.own, from: cents, to: cents }, ...words.services];
  return (
    <Section id="comparison" title={words.title} lead={words.lead}>
      <table className="w-full border-collapse">
        <caption className="sr-only">{words.caption}</caption>
        <thead className="border-b border-edge text-xs text-ink-faint">
          <tr>
            <th scope="col" className={classNames(cell, 'font-medium')}>
              {words.service}
            </th>
            <th scope="col" className={classNames(cell, 'font-medium')}>
              {words.price}
            </th>
            <th scope="col" className={classNames(cell, 'w-1/2 font-medium max-sm:hidden')}>
              {words.scale}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, from, to }) => {
            const own = name === words.own;
            return (
              <tr key={name} className={classNames('border-b border-rule', own && 'font-medium')}>
                <th scope="row" className={classNames(cell, own ? 'text-accent' : 'font-normal')}>
                  {name}
                </th>
                <td className={classNames(cell, 'figures whitespace-nowrap')}>{words.range(from, to)}</td>
                <td className={classNames(cell, 'pr-0 max-sm:hidden')}>
                  <RangeBar from={from} to={to} own={own} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <Claim>
        <p className="pt-4 font-serif text-lg">{claims.savings}</p>
      </Claim>
    </Section>
  );
}
