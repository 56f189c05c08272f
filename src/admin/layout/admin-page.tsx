import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { paths } from '@/config/paths'
import { admin } from '@/content/admin/admin'
import { adminAccess } from '@/content/admin/settings/access'
import { isAdminQuery, type Member, memberQuery } from '@/data/auth/session'
import { needsCodeQuery } from '@/data/auth/two-factor'
import { AppError } from '@/data/supabase/errors'
import { usePageHead } from '@/ui/page-head'
import { reloadOnce } from '@/ui/reload-once'
import { preloadScreen, screens } from '../screens'
import { SectionBoundary } from '../shared/page/section-boundary'
import { ErrorNote } from '../shared/page/state-note'
import { AdminFrame } from './admin-frame'
import { AdminNotFound } from './admin-not-found'
import { AdminSkeleton } from './admin-skeleton'
import { AuthLayout } from './auth-layout'
import { CodeDialog, CodeScreen } from './code-screen'
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
  const isAdmin = useQuery(isAdminQuery(member.id))
  const needsCode = useQuery({ ...needsCodeQuery(member.id), enabled: isAdmin.data === false })
  // An owner who was in and signs in again by password alone: the page stays below the question for the code.
  const [wasIn, setWasIn] = useState(false)
  if (isAdmin.data && !wasIn) setWasIn(true)
  if (isAdmin.data === undefined && isAdmin.isPending) return <Waiting />
  if (isAdmin.data === undefined) {
    // The session expired or was revoked.
    if (isAdmin.error instanceof AppError && isAdmin.error.kind === 'forbidden')
      return <SignInScreen ended onSubmit={onSubmit} />
    return <NotOpened error={isAdmin.error} retry={() => void isAdmin.refetch()} />
  }
  if (!isAdmin.data && needsCode.isLoadingError)
    return <NotOpened error={needsCode.error} retry={() => void needsCode.refetch()} />
  // Until both answers are about the same session, an owner's page stays mounted with what was typed.
  const isSettled = !isAdmin.isFetching && !needsCode.isFetching
  if (!isAdmin.data && needsCode.data === false && isSettled) return <AccessDenied member={member} />
  if (!isAdmin.data && !wasIn) return needsCode.data ? <CodeScreen member={member} /> : <Waiting />
  return (
    <>
      <Screens member={member} takesFocus={takesFocus} />
      {!isAdmin.data && needsCode.data && <CodeDialog />}
    </>
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
              <Route key={path} path={path.slice(paths.admin.length + 1)} element={<Screen />} />
            ))}
            <Route path="*" element={<AdminNotFound />} />
          </Routes>
        </Suspense>
      </SectionBoundary>
    </AdminFrame>
  )
}

function Waiting() {
  usePageHead({ title: admin.title(admin.nav.label), hidden: true })
  return <AdminSkeleton />
}
