import type { ComponentProps, ReactNode } from 'react';
import { Tabs as RadixTabs } from 'radix-ui';
import { classNames } from './class-names.ts';

export interface Tab<Value extends string> {
  value: Value;
  label: string;
  content: ReactNode;
}

interface TabsProps<Value extends string> extends Pick<ComponentProps<typeof RadixTabs.Root>, 'className'> {
  /** The accessible name of the list of tabs. */
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
}

/** One of several views: arrow keys move between the tabs, and hidden views are not rendered. */
export function Tabs<Value extends string>({ label, tabs, value, onValueChange, className }: TabsProps<Value>) {
  return (
    <RadixTabs.Root value={value} onValueChange={(chosen) => onValueChange(chosen as Value)} className={className}>
      <RadixTabs.List aria-label={label} className="flex flex-wrap gap-x-6 border-b border-rule">
        {tabs.map((tab) => (
          <RadixTabs.Trigger
            key={tab.value}
            value={tab.value}
            className={classNames(
              '-mb-px min-h-11 cursor-pointer border-b-2 border-transparent text-sm font-medium whitespace-nowrap text-ink-soft',
              'transition-colors duration-150 hover:text-accent data-[state=active]:border-accent data-[state=active]:text-ink',
              'focus-visible:-outline-offset-2',
            )}
          >
            {tab.label}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map((tab) => (
        <RadixTabs.Content key={tab.value} value={tab.value} tabIndex={-1} className="pt-6">
          {tab.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
