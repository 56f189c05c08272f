import * as RadixTabs from '@radix-ui/react-tabs'
import type { ReactNode, Ref } from 'react'

type Tab<Value extends string> = { value: Value; label: ReactNode; content: ReactNode }

type TabsProps<Value extends string> = {
  label: string
  value: Value
  onChange: (value: Value) => void
  tabs: readonly Tab<Value>[]
  /** Which way the page is written, and so the arrow keys lead; the library would take it to be from the left. */
  direction: 'ltr' | 'rtl'
  listRef?: Ref<HTMLDivElement>
}

// Radix sets both, and the content security policy allows no style attributes in the server's HTML.
const withoutStyles = { outline: undefined, animationDuration: undefined }

/** Tabs with an underline; arrow keys move between them, and they scroll sideways on a phone. */
export function Tabs<Value extends string>({
  label,
  value,
  onChange,
  tabs,
  direction,
  listRef,
}: TabsProps<Value>) {
  const choose = (chosen: string) => {
    const tab = tabs.find((candidate) => candidate.value === chosen)
    if (tab) onChange(tab.value)
  }
  return (
    <RadixTabs.Root value={value} onValueChange={choose} dir={direction}>
      <RadixTabs.List
        ref={listRef}
        aria-label={label}
        style={withoutStyles}
        className="scrollbar-none flex gap-6 overflow-x-auto border-b border-line md:gap-8"
      >
        {tabs.map((tab) => (
          <RadixTabs.Trigger
            key={tab.value}
            value={tab.value}
            // Only the panel of the chosen tab is there.
            {...(tab.value !== value && { 'aria-controls': undefined })}
            className="border-b-2 border-transparent py-4 font-semibold whitespace-nowrap text-muted transition-colors duration-fast hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:border-accent data-[state=active]:text-ink"
          >
            {tab.label}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map((tab) => (
        <RadixTabs.Content key={tab.value} value={tab.value} asChild>
          <div style={withoutStyles} className="pt-6 md:pt-8">
            {tab.content}
          </div>
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  )
}
