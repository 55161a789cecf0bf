import type { ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import { Accordion as RadixAccordion } from 'radix-ui';

interface AccordionItem {
  value: string;
  title: ReactNode;
  /** Next to the title: a count, a badge. */
  aside?: ReactNode;
  content: ReactNode;
  disabled?: boolean;
}

interface AccordionProps {
  items: readonly AccordionItem[];
  /** Which are open; left out, it keeps that itself. */
  open?: string[];
  onOpenChange?: (open: string[]) => void;
  /** Which are open at first, where it keeps that itself. */
  firstOpen?: string[];
  /** The level of the items' headings in their page. */
  headings?: 'h2' | 'h3' | 'h4';
}

/** Parts that open below their titles, several at once. */
export function Accordion({ items, open, onOpenChange, firstOpen, headings: Heading = 'h3' }: AccordionProps) {
  return (
    <RadixAccordion.Root
      type="multiple"
      {...(open && { value: open })}
      {...(firstOpen && { defaultValue: firstOpen })}
      {...(onOpenChange && { onValueChange: onOpenChange })}
      className="border-t border-rule"
    >
      {items.map(({ value, title, aside, content, disabled = false }) => (
        <RadixAccordion.Item key={value} value={value} disabled={disabled} className="border-b border-rule">
          <RadixAccordion.Header asChild>
            <Heading className="text-lg">
              <RadixAccordion.Trigger
                className={
                  'group flex min-h-12 w-full cursor-pointer items-center gap-3 ' +
                  'py-2.5 text-left hover:text-accent focus-visible:-outline-offset-2 disabled:cursor-default disabled:opacity-60 disabled:hover:text-inherit'
                }
              >
                <span className="min-w-0 flex-1 break-words">{title}</span>
                {aside !== undefined && <span className="shrink-0 font-sans text-sm text-ink-faint">{aside}</span>}
                <ChevronDown
                  aria-hidden
                  className="size-5 shrink-0 text-ink-faint transition-transform duration-150 group-data-[state=open]:rotate-180"
                />
              </RadixAccordion.Trigger>
            </Heading>
          </RadixAccordion.Header>
          <RadixAccordion.Content className="overflow-hidden data-[state=closed]:animate-fold data-[state=open]:animate-unfold">
            <div className="pb-5">{content}</div>
          </RadixAccordion.Content>
        </RadixAccordion.Item>
      ))}
    </RadixAccordion.Root>
  );
}
