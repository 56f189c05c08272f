import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { admin } from '@/content/admin/admin'
import { adminCollections } from '@/content/admin/catalogue/collections'
import { comma } from '@/content/shared/lists'
import type { AdminCollection, CollectionRule } from '@/data/collections/admin-collections'
import type { ProductReference } from '@/data/products/product-reference'
import { toMinor } from '@/domain/money/money'
import { collectionBounds } from '@/domain/product/collection-form'
import type { ProductSummary } from '@/domain/product/product'
import { moved } from '@/domain/values/move'
import { Button } from '@/ui/button'
import { showToast } from '@/ui/toast/toast'
import { useSortable } from '../shared/list/use-sortable'
import { Panel, panelRow } from '../shared/page/panel'
import { ShopMoney, useShopMoney } from '../shared/page/shop-money'
import { ProductPicker } from '../shared/products/product-picker'
import { Thumb } from '../shared/products/thumb'
import { MoveButtons, MoveHandle } from './move-controls'

const words = adminCollections.members

type MembersProps = {
  members: ProductReference[]
  setMembers: (update: (members: ProductReference[]) => ProductReference[]) => void
  own: number
}

/** The products of a manual collection: add, reorder, remove. Saved with the rest of the form. */
export function CollectionProductsPanel({ members, setMembers, own }: MembersProps) {
  const [isPicking, setPicking] = useState(false)
  const [announcement, setAnnouncement] = useState('')
  const sortable = useSortable({
    ids: members.map(({ id }) => id),
    onMove: (id, to) => {
      const title = members.find((member) => member.id === id)?.title ?? ''
      setMembers((list) =>
        moved(
          list,
          list.findIndex((member) => member.id === id),
          to,
        ),
      )
      setAnnouncement(adminCollections.order.moved(title, to + 1, members.length))
    },
  })
  const remove = (member: ProductReference, place: number) => {
    const without = (list: ProductReference[]) => list.filter(({ id }) => id !== member.id)
    setMembers(without)
    showToast({
      title: words.removed(member.title),
      action: {
        label: admin.undo,
        onClick: () => setMembers((list) => without(list).toSpliced(place, 0, member)),
      },
    })
  }
  return (
    <Panel id="collection-members" title={words.title} by={words.count(members.length)}>
      <div className="flex flex-wrap items-center gap-3 px-4 pb-3">
        <p className="me-auto text-muted">
          {members.length > 0 ? `${words.hint} ${adminCollections.order.hint}` : words.none}
        </p>
        <Button
          look="quiet"
          size="small"
          disabled={members.length >= collectionBounds.members}
          onClick={() => setPicking(true)}
        >
          <Plus size={16} strokeWidth={1.8} aria-hidden="true" />
          {words.add}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <ul aria-label={words.list}>
        {members.map((member, index) => {
          const move = { id: member.id, name: member.title, place: index + 1, of: members.length, sortable }
          return (
            <li
              key={member.id}
              ref={sortable.entry(member.id)}
              className={`${panelRow} gap-2 ps-2 pe-2 ${sortable.over === member.id ? 'bg-accent-soft' : ''}`}
            >
              <MoveHandle {...move} />
              <span aria-hidden="true" className="w-6 text-end text-12 text-muted max-md:hidden">
                {index + 1}
              </span>
              <Thumb src={member.image} />
              <span className="me-auto min-w-0 leading-snug">
                <Link to={paths.product(member.slug)} dir="auto" className="block truncate hover:underline">
                  {member.title}
                </Link>
                <span className="block truncate text-12 text-muted">
                  <ShopMoney amount={member.price} />
                  {member.status === 'live' ? (
                    member.quantity === 0 && <span>{`${comma}${words.soldOut.toLowerCase()}`}</span>
                  ) : (
                    <span>{`${comma}${words.notShown[member.status]}`}</span>
                  )}
                </span>
              </span>
              <MoveButtons {...move} />
              <button
                type="button"
                aria-label={words.remove(member.title)}
                title={words.remove(member.title)}
                onClick={() => remove(member, index)}
                className="grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-surface-sunken hover:text-ink md:size-8"
              >
                <X size={16} strokeWidth={1.6} aria-hidden="true" />
              </button>
            </li>
          )
        })}
      </ul>
      {own > 0 && <p className="border-t border-line px-4 py-3 text-muted">{words.alsoOwn(own)}</p>}
      <ProductPicker
        open={isPicking}
        onOpenChange={setPicking}
        taken={new Set(members.map(({ id }) => id))}
        most={collectionBounds.members - members.length}
        onAdd={(products) => setMembers((list) => [...list, ...products.map(toMember)])}
      />
    </Panel>
  )
}

const toMember = ({ id, slug, title, picture, price, quantity }: ProductSummary): ProductReference => ({
  id,
  slug,
  title,
  image: picture.src,
  price,
  quantity,
  status: 'live',
})

/** A collection that its products name as their own: there is no list to edit. */
export function HomePanel({ collection }: { collection: AdminCollection }) {
  return (
    <Panel id="collection-members" title={words.title} by={words.count(collection.live)}>
      <Told text={words.home(collection.own)} slug={collection.slug} />
    </Panel>
  )
}

/** A collection whose products a rule selects. */
export function RulePanel({ rule, collection }: { rule: CollectionRule; collection: AdminCollection }) {
  const { money } = useShopMoney()
  const conditions = [
    rule.newDays !== undefined && words.rule.newDays(rule.newDays),
    rule.onSale && words.rule.onSale,
    rule.priceBelow !== undefined && words.rule.priceBelow(money(toMinor(rule.priceBelow))),
    rule.fewLeft && words.rule.fewLeft,
  ].filter((condition) => typeof condition === 'string')
  return (
    <Panel id="collection-members" title={words.title} by={words.count(collection.live)}>
      <Told text={words.rule.text(conditions.join(comma), collection.live)} slug={collection.slug} />
    </Panel>
  )
}

function Told({ text, slug }: { text: string; slug: string }) {
  return (
    <p className="border-t border-line p-4 text-muted">
      <span>{text}</span>{' '}
      <Link to={paths.collection(slug)} className="font-medium text-accent hover:underline">
        {words.see}
      </Link>
    </p>
  )
}
