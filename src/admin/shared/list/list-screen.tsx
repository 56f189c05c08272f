import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue } from 'react'
import { PageHeader } from '../page/page-header'
import { LoadingError, StaleNote } from '../page/state-note'
import { Pager } from './pager'

type ListScreenProps = {
  title: string
  label: string
  actions?: ReactNode
  tools: ReactNode
  tabs?: ReactNode
  list: UseQueryResult<{ total: number }>
  errorTitle: string
  /** The number of results, announced to screen readers. */
  found: string | false | undefined
  skeleton: ReactNode
  rows: ReactNode
  count: number
  none: ReactNode
  pager: { page: number; perPage: number; hrefOf: (page: number) => string }
  selection?: ReactNode
  legend?: ReactNode
  /** The open row's detail: beside the list on wide screens, instead of it on a phone. */
  detail?: ReactNode
}

/** The layout of every list: search and filters above, pages below, one row's detail beside it. */
export function ListScreen(props: ListScreenProps) {
  const { title, label, actions, tools, tabs, list, errorTitle, found, skeleton, rows, count, none } = props
  const { pager, selection, legend, detail } = props
  // The first rows are rendered in slices behind the skeleton, so that the browser answers meanwhile.
  const hasRows = useDeferredValue(list.data !== undefined, false)
  return (
    <div
      className={`md:h-dvh ${detail ? 'md:grid md:grid-cols-1 lg:grid-cols-[minmax(0,1fr)_23rem] 2xl:grid-cols-[minmax(0,1fr)_26.25rem]' : ''}`}
    >
      <section
        aria-label={label}
        className={`@container relative min-w-0 md:flex md:h-dvh md:flex-col ${detail ? 'max-md:hidden' : ''}`}
      >
        <div
          className={`bg-surface max-md:sticky max-md:top-0 max-md:z-10 ${tabs ? '' : 'border-b border-line pb-2'}`}
        >
          <div className="px-4 md:px-5 md:pt-4">
            <PageHeader title={title}>{actions}</PageHeader>
            <div className="flex flex-wrap gap-2 pb-1 md:pt-3">{tools}</div>
          </div>
          {tabs}
        </div>
        <p role="status" className="sr-only">
          {list.data && !list.isPlaceholderData && found}
        </p>
        <div
          aria-busy={list.isFetching}
          className={`relative bg-surface-raised md:min-h-0 md:flex-1 md:overflow-auto ${list.isPlaceholderData ? 'opacity-60' : ''}`}
        >
          <StaleNote query={list} />
          {(list.isPending || (list.data && !hasRows)) && skeleton}
          <LoadingError title={errorTitle} query={list} />
          {list.data && hasRows && (count > 0 ? rows : none)}
        </div>
        {list.data && list.data.total > 0 && (
          <footer className="flex min-h-11 items-center border-t border-line bg-surface px-4 md:min-h-10 md:px-5">
            <Pager {...pager} total={list.data.total} />
            {legend}
          </footer>
        )}
        {selection}
      </section>
      {detail}
    </div>
  )
}
