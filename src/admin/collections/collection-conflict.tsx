import { adminCollections } from '@/content/admin/catalogue/collections'
import { comma } from '@/content/shared/lists'
import { Button } from '@/ui/button'
import type { CollectionDraft } from './use-collection-draft'

const { conflict: words, fields, picture } = adminCollections.form

/** Another owner saved first: shows both versions of each changed field and lets the owner choose. */
export function CollectionConflict({ draft }: { draft: CollectionDraft }) {
  const titles = (members: CollectionDraft['values']['members']) =>
    members.map(({ title }) => title).join(comma)
  const rows = draft.changed.map((field) => {
    if (field === 'members')
      return {
        field,
        label: words.members,
        mine: titles(draft.values.members),
        theirs: titles(draft.now.members),
      }
    const label = field === 'imageUrl' ? picture : fields[field]
    const mine = field === 'imageUrl' && draft.values.picture ? picture : draft.values[field]
    return { field, label, mine, theirs: draft.now.form[field] }
  })
  return (
    <section
      aria-labelledby="collection-conflict"
      className="mt-4 border border-danger bg-surface-raised p-4 md:rounded-surface"
    >
      <h2 id="collection-conflict" role="alert" className="font-text text-14 font-semibold tracking-normal">
        {words.title}
      </h2>
      <p className="mt-1 text-muted">{words.text}</p>
      <table className="mt-3 w-full">
        <thead className="text-12 text-muted">
          <tr>
            <td />
            <th scope="col" className="py-1 pe-3 text-start font-normal">
              {words.yours}
            </th>
            <th scope="col" className="py-1 text-start font-normal">
              {words.now}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ field, label, mine, theirs }) => (
            <tr key={field} className="border-t border-line align-baseline">
              <th scope="row" className="py-2 pe-3 text-start font-normal text-muted">
                {label}
              </th>
              <td className="py-2 pe-3 [overflow-wrap:anywhere]">{mine || '–'}</td>
              <td className="py-2 [overflow-wrap:anywhere]">{theirs || '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button look="quiet" size="small" onClick={() => draft.clear()}>
          {words.theirs}
        </Button>
        <Button size="small" onClick={draft.rebase}>
          {words.mine}
        </Button>
      </div>
    </section>
  )
}
