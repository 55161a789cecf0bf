import type { ComponentProps, ReactNode } from 'react';
import { Tabs as RadixTabs } from 'radix-ui';
import { classNames } from './class-names.ts';
import { tab as tabClass, tabList, useChosenInSight } from './tab-list.ts';

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
  /** Called when somebody comes near to the tabs, with the pointer or the keyboard: what is in them can be loaded. */
  onApproach?: () => void;
}

/** Radix hides outlines and prevents animations by style attributes, which the CSP would refuse in a prerendered page. */
function Unstyled(props: ComponentProps<'div'>) {
  return <div {...props} style={undefined} />;
}

/** One of several views: arrow keys move between the tabs, and hidden views are not rendered. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onValueChange,
  onApproach,
  className,
}: TabsProps<Value>) {
  const list = useChosenInSight<HTMLDivElement>();
  return (
    <RadixTabs.Root value={value} onValueChange={(chosen) => onValueChange(chosen as Value)} className={className}>
      <RadixTabs.List ref={list} asChild aria-label={label} onPointerEnter={onApproach} onFocus={onApproach}>
        <Unstyled className={classNames(tabList, 'outline-none')}>
          {tabs.map((tab) => (
            <RadixTabs.Trigger key={tab.value} value={tab.value} className={tabClass}>
              {tab.label}
            </RadixTabs.Trigger>
          ))}
        </Unstyled>
      </RadixTabs.List>
      {tabs.map((tab) => (
        <RadixTabs.Content key={tab.value} value={tab.value} asChild tabIndex={-1}>
          <Unstyled className="pt-6">{tab.content}</Unstyled>
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
