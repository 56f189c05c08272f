import { useQuery } from '@tanstack/react-query'
import {
  Bell,
  ChevronRight,
  CircleHelp,
  CreditCard,
  LayoutDashboard,
  LogOut,
  MapPin,
  Package,
  Settings,
} from 'lucide-react'
import { Link } from 'react-router-dom'
import { accountPaths } from '@/config/account-paths'
import { paths } from '@/config/paths'
import { account } from '@/content/account/account'
import { isAdminQuery } from '@/data/auth/session'
import { useSignOut } from '@/data/auth/sign-in'
import { useHelpPath } from '@/data/settings/use-help-path'
import { showToast } from '@/ui/toast/toast'

const words = account.profile
const icon = { size: 20, strokeWidth: 1.6, 'aria-hidden': true } as const
/** The help is where the shop has it. */
const items = [
  { label: words.menu.orders, to: paths.profileOrders, Icon: Package },
  { label: words.menu.addresses, to: paths.profileAddresses, Icon: MapPin },
  { label: words.menu.payment, to: accountPaths.payment, Icon: CreditCard },
  { label: words.menu.notifications, to: accountPaths.notifications, Icon: Bell },
  { label: words.menu.help, to: null, Icon: CircleHelp },
  { label: words.menu.settings, to: accountPaths.settings, Icon: Settings },
] as const
const row =
  'flex min-h-12 w-full items-center gap-3.5 px-5 py-2 text-start font-medium hover:bg-surface-sunken'

/** Links to the account's pages and, for the owner, the admin; and Log out. */
export function ProfileMenu({ memberId }: { memberId: string }) {
  const isOwner = useQuery(isAdminQuery(memberId))
  const signOut = useSignOut()
  const help = useHelpPath()
  const logout = () => {
    if (signOut.isPending) return
    // Not `onSuccess` of mutate: the menu is gone by then.
    signOut.mutateAsync().then(
      () => showToast({ title: words.loggedOut }),
      () => showToast({ ...words.logoutFailed, tone: 'error' }),
    )
  }
  return (
    <nav
      aria-label={words.menu.label}
      className="overflow-hidden rounded-surface border border-line bg-surface-raised py-2 shadow-rest"
    >
      <ul>
        {isOwner.data && (
          <li>
            <Link to={paths.admin} className={`${row} text-accent`}>
              <LayoutDashboard {...icon} />
              {words.owner}
              <Arrow />
            </Link>
          </li>
        )}
        {items.map(({ label, to, Icon }) => (
          <li key={label}>
            <Link to={to ?? help} className={row}>
              <Icon {...icon} className="text-muted" />
              <span>{label}</span>
              <Arrow />
            </Link>
          </li>
        ))}
        <li className="mt-2 border-t border-line pt-2">
          <button type="button" aria-disabled={signOut.isPending} onClick={logout} className={row}>
            <LogOut {...icon} className="text-muted rtl:-scale-x-100" />
            <span>{signOut.isPending ? words.loggingOut : words.logout}</span>
          </button>
        </li>
      </ul>
    </nav>
  )
}

const Arrow = () => (
  <ChevronRight
    size={18}
    strokeWidth={1.6}
    aria-hidden="true"
    className="ms-auto shrink-0 text-muted rtl:-scale-x-100"
  />
)
