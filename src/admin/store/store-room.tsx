import type { ReactNode } from 'react'
import { useIsPhone } from '@/ui/use-media'
import { PageHeader } from '../shared/page/page-header'
import { StoreTabs } from './store-tabs'

type StoreRoomProps = {
  title: string
  /** What is chosen among in this room. */
  choice?: ReactNode
  children: ReactNode
}

/** A room of the online store beside its panel, which leads to the others; below it on a phone. */
export function StoreRoom({ title, choice, children }: StoreRoomProps) {
  const isPhone = useIsPhone()
  return (
    <div className="flex flex-col md:min-h-dvh">
      <div className="px-4 md:border-b md:border-line md:px-5 md:py-2.5">
        <PageHeader title={title} />
      </div>
      {isPhone && (
        <>
          <StoreTabs />
          {choice}
        </>
      )}
      <div className="flex-1 md:grid md:grid-cols-[17.5rem_minmax(0,1fr)]">
        {!isPhone && (
          <div className="border-e border-line">
            <div className="sticky top-0 grid gap-4 p-3">
              <StoreTabs />
              {choice}
            </div>
          </div>
        )}
        <div className="flex flex-col px-4 py-4 md:px-5">{children}</div>
      </div>
    </div>
  )
}
