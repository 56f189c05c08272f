import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { orderLimits } from '@/config/page-limits'
import { paths } from '@/config/paths'
import { addressWords as words } from '@/content/account/addresses'
import { common } from '@/content/shared/common'
import { useDeleteAddress, useMakeDefault, useRestoreAddress } from '@/data/addresses/address-mutations'
import { addressesQuery } from '@/data/addresses/address-queries'
import type { Address } from '@/domain/delivery/address'
import { ErrorPanel } from '@/storefront/shared/page/error-panel'
import { Button } from '@/ui/button'
import { usePageHead } from '@/ui/page-head'
import { Skeleton } from '@/ui/skeleton'
import { StatePanel } from '@/ui/state-panel'
import { showToast } from '@/ui/toast/toast'
import { AccountBack } from '../account-back-link'
import { MembersOnly } from '../members-only'
import { AddressCard } from './addresses-card'
import { AddressForm, keptAddress } from './addresses-form'
import { addressFailure } from './addresses-problems'

/** A member's addresses: add, change, delete (with Undo), and set the default for the checkout. */
export function AddressesPage() {
  usePageHead({ title: common.title(words.title), path: paths.profileAddresses, hidden: true })
  return <MembersOnly title={words.title}>{(member) => <AddressesOf memberId={member.id} />}</MembersOnly>
}

function AddressesOf({ memberId }: { memberId: string }) {
  const { data: addresses, error, isLoadingError, refetch } = useQuery(addressesQuery(memberId))
  const remove = useDeleteAddress()
  const restore = useRestoreAddress()
  const makeDefault = useMakeDefault()
  /** The id of the address being edited, '' for a new one, null for none. */
  const [editing, setEditing] = useState(keptAddress)
  const heading = useRef<HTMLHeadingElement>(null)

  const attempt = async (work: () => Promise<unknown>, onDone: () => void) => {
    try {
      await work()
      onDone()
    } catch (failure) {
      showToast({ title: words.failed.title, description: addressFailure(failure), tone: 'error' })
    }
  }
  const onDelete = (address: Address) =>
    attempt(
      () => remove.mutateAsync(address.id),
      () => {
        heading.current?.focus()
        showToast({
          title: words.removed.title,
          action: {
            label: words.removed.undo,
            onClick: () =>
              void attempt(
                () => restore.mutateAsync(address),
                () => showToast({ title: words.restored, tone: 'success' }),
              ),
          },
        })
      },
    )
  const onMakeDefault = (address: Address) =>
    attempt(
      () => makeDefault.mutateAsync(address.id),
      () => showToast({ title: words.madeDefault, tone: 'success' }),
    )
  // Also what was typed for an address that is gone by now.
  const isNew = editing !== null && !addresses?.some(({ id }) => id === editing)
  const isFull = (addresses?.length ?? 0) >= orderLimits.addresses
  const close = () => {
    setEditing(null)
    heading.current?.focus()
  }
  return (
    <div className="wrap max-w-[57rem] pt-4 pb-section md:pt-8">
      <AccountBack to={paths.profile} label={words.back} />
      <h1 ref={heading} tabIndex={-1} className="text-44 leading-tight">
        {words.title}
      </h1>
      <p className="mt-1.5 text-pretty text-muted">{words.text}</p>
      {!addresses && !isLoadingError && (
        <div className="mt-8 grid gap-4 md:grid-cols-2">
          <Skeleton className="h-52" />
          <Skeleton className="h-52" />
        </div>
      )}
      {isLoadingError && <ErrorPanel error={error} retry={() => void refetch()} />}
      {addresses && (
        <>
          {addresses.length === 0 && editing === null && (
            <StatePanel title={words.none.title} text={words.none.text} />
          )}
          <ul className="mt-8 grid gap-4 md:grid-cols-2">
            {addresses.map((address) =>
              editing === address.id ? (
                <li key={address.id} className="md:col-span-2">
                  <AddressForm address={address} onClose={close} />
                </li>
              ) : (
                <AddressCard
                  key={address.id}
                  address={address}
                  onEdit={() => setEditing(address.id)}
                  onDelete={() => void onDelete(address)}
                  onMakeDefault={() => void onMakeDefault(address)}
                />
              ),
            )}
          </ul>
          {isNew ? (
            <div className="mt-4">
              <AddressForm address={null} onClose={close} />
            </div>
          ) : isFull ? (
            <p className="mt-6 text-muted">{words.full}</p>
          ) : (
            <Button className="mt-6" onClick={() => setEditing('')}>
              <Plus size={18} strokeWidth={1.6} aria-hidden="true" />
              {words.add}
            </Button>
          )}
        </>
      )}
    </div>
  )
}
