import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'
import { paths } from '@/config/paths'
import { admin } from '@/content/admin/admin'
import { adminAccess } from '@/content/admin/settings/access'
import { accessQuery } from '@/data/auth/access'
import { type Member, memberQuery } from '@/data/auth/session'
import { needsCodeQuery } from '@/data/auth/two-factor'
import { AppError } from '@/data/supabase/errors'
import { usePageHead } from '@/ui/page-head'
import { reloadOnce } from '@/ui/reload-once'
import { preloadScreen, screens } from '../screens'
import { AccessContext, useMay } from '../shared/page/access'
import { changeRightFor, rightFor } from '../shared/page/screen-rights'
import { SectionBoundary } from '../shared/page/section-boundary'
import { ErrorNote } from '../shared/page/state-note'
import { AdminFrame } from './admin-frame'
import { AdminNotFound } from './admin-not-found'
import { AdminSkeleton } from './admin-skeleton'
import { AuthLayout } from './auth-layout'
import { useDestinations } from './destinations'
import { useAdminColors } from './use-admin-colors'
import { useOwnDocument } from './use-own-document'
import '@/styles/admin.css'

// Apart, with the forms' library: an owner who is signed in needs neither at first.
const SignInScreen = lazy(() =>
  import('./sign-in-screen').then(({ SignInScreen }) => ({ default: SignInScreen }), reloadOnce),
)

const AccessDenied = lazy(() =>
  import('./access-denied').then((module) => ({ default: module.AccessDenied }), reloadOnce),
)

const CodeScreen = lazy(() =>
  import('./code-screen').then((module) => ({ default: module.CodeScreen }), reloadOnce),
)

const CodeDialog = lazy(() =>
  import('./code-screen').then((module) => ({ default: module.CodeDialog }), reloadOnce),
)

const NeedsFactor = lazy(() =>
  import('./needs-factor').then((module) => ({ default: module.NeedsFactor }), reloadOnce),
)

const Forbidden = lazy(() =>
  import('./forbidden').then((module) => ({ default: module.Forbidden }), reloadOnce),
)

const ReadOnly = lazy(() =>
  import('./read-only').then((module) => ({ default: module.ReadOnly }), reloadOnce),
)

const NewOwnerScreen = lazy(() =>
  import('./claim-screen').then((module) => ({ default: module.NewOwnerScreen }), reloadOnce),
)

/** The admin for owners, a sign-in or a refusal for others. This only decides what to show: row-level security protects the data. */
export function AdminPage() {
  useAdminColors()
  useOwnDocument()
  const { pathname, hash } = useLocation()
  // The address with the code of a new shop.
  const [isNew, setNew] = useState(() => hash.startsWith('#code='))
  useEffect(() => preloadScreen(pathname), [pathname])
  const member = useQuery(memberQuery())
  // After a sign-in the focused form is gone, so the admin takes the focus.
  const [isSigningIn, setSigningIn] = useState(false)
  const onSubmit = () => setSigningIn(true)
  if (member.isPending) return <Waiting />
  if (member.isError) return <NotOpened error={member.error} retry={() => void member.refetch()} />
  return (
    <Suspense fallback={<Waiting />}>
      {member.data ? (
        <ForOwner key={member.data.id} member={member.data} takesFocus={isSigningIn} onSubmit={onSubmit} />
      ) : isNew ? (
        <NewOwnerScreen signIn={() => setNew(false)} />
      ) : (
        <SignInScreen onSubmit={onSubmit} />
      )}
    </Suspense>
  )
}

type ForOwnerProps = { member: Member; takesFocus: boolean; onSubmit: () => void }

function ForOwner({ member, takesFocus, onSubmit }: ForOwnerProps) {
  const access = useQuery(accessQuery(member.id))
  const isIn = access.data === undefined ? undefined : Boolean(access.data?.rights.length)
  const needsCode = useQuery({ ...needsCodeQuery(member.id), enabled: isIn === false })
  // A member who was in and signs in again by password alone: the page stays below the question for the code.
  const [shown, setShown] = useState(access.data)
  if (isIn && access.data !== shown) setShown(access.data)
  if (isIn === undefined && access.isPending) return <Waiting />
  if (isIn === undefined && access.error) {
    // The session expired or was revoked.
    if (access.error instanceof AppError && access.error.kind === 'forbidden')
      return <SignInScreen ended onSubmit={onSubmit} />
    return <NotOpened error={access.error} retry={() => void access.refetch()} />
  }
  if (!isIn && needsCode.isLoadingError)
    return <NotOpened error={needsCode.error} retry={() => void needsCode.refetch()} />
  // Until both answers are about the same session, an owner's page stays mounted with what was typed.
  const isSettled = !access.isFetching && !needsCode.isFetching
  if (!isIn && needsCode.data === false && isSettled)
    return access.data?.needsFactor ? <NeedsFactor member={member} /> : <AccessDenied member={member} />
  if (!shown || (!isIn && shown.rights.length === 0))
    return needsCode.data ? <CodeScreen member={member} /> : <Waiting />
  return (
    <AccessContext value={shown}>
      <Screens member={member} takesFocus={takesFocus} />
      <Suspense fallback={null}>{!isIn && needsCode.data && <CodeDialog />}</Suspense>
    </AccessContext>
  )
}

/** It is not known yet who is signed in, such as after a reload without a connection: that is no reason to sign in. */
function NotOpened({ error, retry }: { error: Error; retry: () => void }) {
  usePageHead({ title: admin.title(admin.nav.label), hidden: true })
  return (
    <AuthLayout>
      <ErrorNote heading="h1" title={adminAccess.notOpened} error={error} retry={retry} />
    </AuthLayout>
  )
}

function Screens({ member, takesFocus }: { member: Member; takesFocus: boolean }) {
  const { pathname } = useLocation()
  return (
    <AdminFrame member={member} takesFocus={takesFocus}>
      <SectionBoundary resetKey={pathname}>
        <Suspense fallback={<p className="sr-only">{admin.loading}</p>}>
          <Routes>
            {screens.map(({ path, Screen }) => (
              <Route
                key={path}
                path={path.slice(paths.admin.length + 1)}
                element={
                  <Allowed>
                    <Screen />
                  </Allowed>
                }
              />
            ))}
            <Route path="*" element={<AdminNotFound />} />
          </Routes>
        </Suspense>
      </SectionBoundary>
    </AdminFrame>
  )
}

/** Where the work of those is who have no overview. */
const starts = [adminPaths.orders, adminPaths.pack, adminPaths.calls]

/** A page for who may see it; who may not see the overview starts where their work is. */
function Allowed({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const may = useMay()
  const [first] = useDestinations()
  const start = starts.find((path) => may(rightFor(path) ?? 'orders')) ?? first?.to
  const right = rightFor(pathname)
  const change = changeRightFor(pathname)
  if (!right || may(right)) return change && !may(change) ? <ReadOnly>{children}</ReadOnly> : children
  return pathname === paths.admin && start ? <Navigate replace to={start} /> : <Forbidden right={right} />
}

function Waiting() {
  usePageHead({ title: admin.title(admin.nav.label), hidden: true })
  return <AdminSkeleton />
}
