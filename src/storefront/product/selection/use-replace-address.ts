import { useLocation, useNavigate } from 'react-router-dom'

const byHand = 'by-hand'

/** True at an address that followed from a choice on the page, which leaves scroll position and focus alone. */
export const isByHand = (state: unknown) => state === byHand

/** Writes what was chosen on the page into its address, without a history entry. What is not named stays. */
export function useReplaceAddress() {
  const navigate = useNavigate()
  const { search, hash } = useLocation()
  return (change: { search?: string; hash?: string }) =>
    void navigate({ search, hash, ...change }, { replace: true, state: byHand })
}
