import { useLocation, useSearchParams } from 'react-router-dom'
import { useReturnFocus } from './use-return-focus'

/**
 * A list's links to the details of its rows, and `listHref` from a detail back to the list; both keep the list's
 * filters. Returns the focus to the row whose detail was closed.
 */
export function useDetailLinks(listPath: string, openId: string | undefined) {
  const { state }: { state: unknown } = useLocation()
  const [params] = useSearchParams()
  useReturnFocus(openId)
  const tail = params.size > 0 ? `?${params}` : ''
  return {
    listHref: listPath + tail,
    links: {
      hrefOf: (id: string) => `${listPath}/${encodeURIComponent(id)}${tail}`,
      openId,
      linkState: openId ? state : { fromList: true },
    },
  }
}
