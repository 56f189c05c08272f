import { adminFind } from '@/content/admin/find'
import { setShortcutsOn, useShortcutsOn } from './use-shortcuts'

const { keys: words } = adminFind

/** The keyboard shortcuts, and the switch for single-letter ones. */
export function ShortcutList() {
  const isOn = useShortcutsOn()
  return (
    <>
      <p className="text-muted">{words.intro}</p>
      <dl className="my-3 grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-1.5">
        {words.list.map(([key, act]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="rounded-picture border border-line bg-surface px-1.5 font-text text-12 whitespace-nowrap text-muted">
                {key}
              </kbd>
            </dt>
            <dd>{act}</dd>
          </div>
        ))}
      </dl>
      <label className="flex min-h-11 items-start gap-3 border-t border-line pt-3">
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => setShortcutsOn(target.checked)}
          className="mt-0.5 size-5 shrink-0 accent-accent"
        />
        <span>
          <span className="font-medium">{words.on}</span>
          <span className="block text-12 text-muted">{words.off}</span>
        </span>
      </label>
    </>
  )
}
