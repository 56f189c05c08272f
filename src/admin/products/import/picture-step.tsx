import { Link } from 'react-router-dom'
import { ActionBar } from '@/admin/shared/form/action-bar'
import { Panel } from '@/admin/shared/page/panel'
import { StateNote } from '@/admin/shared/page/state-note'
import { adminPaths } from '@/config/admin-paths'
import { adminImportPictures as words } from '@/content/admin/catalogue/import-pictures'
import { Button, buttonClass } from '@/ui/button'
import type { PictureImport } from './use-picture-import'

/** Which product each picture goes to, before anything is stored; then how far they are. */
export function PictureStep({ pictures, onEnd }: { pictures: PictureImport; onEnd: () => void }) {
  if (pictures.state === 'matching') return <p role="status">{words.matching}</p>
  if (pictures.state === 'failed')
    return (
      <StateNote failed title={words.failed.title} text={words.failed.text}>
        <Button size="small" onClick={pictures.close}>
          {words.another}
        </Button>
      </StateNote>
    )
  if (!('placed' in pictures)) return null
  const { state, placed, unplaced, done, faults } = pictures
  const products = new Set(placed.map(({ product }) => product)).size
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (placed.length > 0) void pictures.start(onEnd)
      }}
    >
      <Panel id="import-pictures" title={words.title} by={words.found(placed.length, products)}>
        {state !== 'ready' && (
          <div role="status" className="border-t border-line p-4">
            <p className="font-semibold">
              {state === 'done'
                ? words.result(placed.length - faults.length, products)
                : words.progress(done, placed.length)}
            </p>
          </div>
        )}
        {faults.length > 0 && (
          <ul className="grid gap-2 border-t border-line p-4 text-14">
            {faults.map(({ name, fault }) => (
              <li key={name} className="wrap-anywhere text-danger-text">
                <bdi>{name}</bdi>: {words.faults[fault]}
              </li>
            ))}
          </ul>
        )}
        <ul className="text-14">
          {unplaced.map((name) => (
            <li
              key={name}
              className="flex flex-wrap justify-between gap-x-3 border-t border-line px-4 py-2.5"
            >
              <bdi className="font-medium wrap-anywhere">{name}</bdi>
              <span className="text-danger-text">{words.unplaced}</span>
            </li>
          ))}
          {placed.map(({ name, sku, slug, product }) => (
            <li
              key={name}
              className="flex flex-wrap justify-between gap-x-3 border-t border-line px-4 py-2.5"
            >
              <bdi className="font-medium wrap-anywhere">{name}</bdi>
              <Link to={`${adminPaths.products}/${product}`} className="underline underline-offset-4">
                <bdi className="wrap-anywhere">{sku ?? slug}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      </Panel>
      {state === 'done' && (
        <div className="flex flex-wrap gap-2">
          <Link to={adminPaths.products} className={buttonClass({ size: 'medium' })}>
            {words.look}
          </Link>
          <Button look="quiet" size="medium" onClick={pictures.close}>
            {words.another}
          </Button>
        </div>
      )}
      {state === 'ready' && (
        <ActionBar
          text={words.found(placed.length, products)}
          note={words.note}
          discard={{ label: words.back, run: pictures.close }}
          submit={placed.length > 0 ? words.submit(placed.length) : words.nothing}
          isBusy={placed.length === 0}
        />
      )}
    </form>
  )
}
