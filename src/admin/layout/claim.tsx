import { useNavigate } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'
import { adminAccess } from '@/content/admin/settings/access'
import { useClaimShop } from '@/data/auth/claim-shop'
import type { Member } from '@/data/auth/session'
import { Button } from '@/ui/button'

const words = adminAccess.claim

/** The code of an address such as `/admin#code=4F7KQ-…`; null for any other. */
export const codeIn = (hash: string) => /^#code=([0-9A-Za-z-]{10,40})$/.exec(hash)?.[1] ?? null

/** The button by which a signed-in account takes the shop over, to set it up. */
export function Claim({ code, member }: { code: string; member: Member }) {
  const claim = useClaimShop()
  const navigate = useNavigate()
  // The owner's screens take the place of this one before the answer is here.
  const take = () =>
    claim.mutateAsync(code).then(
      (isOwner) => isOwner && navigate(adminPaths.setUp, { replace: true }),
      () => undefined,
    )
  return (
    <div className="mt-5">
      <Button size="medium" disabled={claim.isPending} onClick={() => void take()}>
        {claim.isPending ? words.busy : words.submit(member.email)}
      </Button>
      <p role="alert" className="mt-2 text-14 font-medium text-danger-text empty:hidden">
        {claim.isError
          ? words.failed
          : claim.data === null
            ? words.tooMany
            : claim.data === false && words.wrong}
      </p>
    </div>
  )
}
