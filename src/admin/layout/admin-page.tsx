import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'
import { paths } from '@/config/paths'
import { admin } from '@/content/admin'
import { isAdminQuery, type Member, memberQuery } from '@/data/auth/session'
import { AppError } from '@/data/supabase/errors'
import { usePageHead } from '@/ui/page-head'
import { screens } from '../screens'
import { Guard } from '../shared/guard'
import { ErrorNote } from '../shared/state-note'
import { AccessDenied } from './access-denied'
import { AdminFrame } from './admin-frame'
import { AdminNotFound } from './admin-not-found'
import { AuthLayout } from './auth-layout'
import { SignInScreen } from './sign-in-screen'

/** The admin for owners, a sign-in or a refusal for others. This only decides what to show: row-level security protects the data. */
export function AdminPage() {
  const member = useQuery(memberQuery())
  // After a sign-in the focused form is gone, so the admin takes the focus.
  const [isSigningIn, setSigningIn] = useState(false)
  const onSubmit = () => setSigningIn(true)
  if (member.isPending) return <Waiting />
  if (member.isError)
    return (
      <AuthLayout>
        <ErrorNote
          heading="h1"
          title={admin.signIn.title}
          error={member.error}
          retry={() => void member.refetch()}
        />
      </AuthLayout>
    )
  return member.data ? (
    <ForOwner member={member.data} takesFocus={isSigningIn} onSubmit={onSubmit} />
  ) : (
    <SignInScreen onSubmit={onSubmit} />
  )
}

type ForOwnerProps = { member: Member; takesFocus: boolean; onSubmit: () => void }

function ForOwner({ member, takesFocus, onSubmit }: ForOwnerProps) {
  const isAdmin = useQuery(isAdminQuery(member.id))
  if (isAdmin.isPending) return <Waiting />
  if (isAdmin.data === undefined) {
    // The session expired or was revoked.
    if (isAdmin.error instanceof AppError && isAdmin.error.kind === 'forbidden')
      return <SignInScreen ended onSubmit={onSubmit} />
    return (
      <AuthLayout>
        <ErrorNote
          heading="h1"
          title={admin.signIn.title}
          error={isAdmin.error}
          retry={() => void isAdmin.refetch()}
        />
      </AuthLayout>
    )
  }
  return isAdmin.data ? <Screens member={member} takesFocus={takesFocus} /> : <AccessDenied member={member} />
}

const {
  Overview,
  Orders,
  PrintOrders,
  Calls,
  Products,
  AddProduct,
  EditProduct,
  Collections,
  Collection,
  NewCollection,
  Deals,
  NewDeal,
  Discounts,
  NewDiscount,
  NewCodes,
  EditDiscount,
  StudentRequests,
  Customers,
  Analytics,
  Messages,
  Subscribers,
  Protection,
  Settings,
  DeliveryZone,
} = screens
const under = (path: string) => path.slice(paths.admin.length + 1)

function Screens({ member, takesFocus }: { member: Member; takesFocus: boolean }) {
  const { pathname } = useLocation()
  return (
    <AdminFrame member={member} takesFocus={takesFocus}>
      <Guard resetKey={pathname}>
        <Suspense fallback={<p className="sr-only">{admin.loading}</p>}>
          <Routes>
            <Route index element={<Overview />} />
            <Route path={`${under(adminPaths.orders)}/:orderId?`} element={<Orders />} />
            <Route path={`${under(adminPaths.calls)}/:orderId?`} element={<Calls />} />
            <Route path={`${under(adminPaths.orders)}/print/:document`} element={<PrintOrders />} />
            <Route path={under(adminPaths.products)} element={<Products />} />
            <Route path={`${under(adminPaths.products)}/:productId`} element={<EditProduct />} />
            <Route path={under(adminPaths.newProduct)} element={<AddProduct />} />
            <Route path={under(adminPaths.collections)} element={<Collections />} />
            <Route path={`${under(adminPaths.collections)}/:slug`} element={<Collection />} />
            <Route path={under(adminPaths.newCollection)} element={<NewCollection />} />
            <Route path={under(adminPaths.newDeal)} element={<NewDeal />} />
            <Route path={`${under(adminPaths.deals)}/:dealId?`} element={<Deals />} />
            <Route path={under(adminPaths.newDiscount)} element={<NewDiscount />} />
            <Route path={under(adminPaths.newCodes)} element={<NewCodes />} />
            <Route path={under(adminPaths.editDiscount(':discountId'))} element={<EditDiscount />} />
            <Route path={`${under(adminPaths.studentRequests)}/:requestId?`} element={<StudentRequests />} />
            <Route path={`${under(adminPaths.discounts)}/:discountId?`} element={<Discounts />} />
            <Route path={`${under(adminPaths.customers)}/:email?`} element={<Customers />} />
            <Route path={under(adminPaths.analytics)} element={<Analytics />} />
            <Route path={`${under(adminPaths.messages)}/:messageId?`} element={<Messages />} />
            <Route path={under(adminPaths.subscribers)} element={<Subscribers />} />
            <Route path={under(adminPaths.protection)} element={<Protection />} />
            <Route path={under(adminPaths.settings)} element={<Settings />} />
            <Route path={under(adminPaths.zone(':zoneId'))} element={<DeliveryZone />} />
            <Route path="*" element={<AdminNotFound />} />
          </Routes>
        </Suspense>
      </Guard>
    </AdminFrame>
  )
}

function Waiting() {
  usePageHead({ title: admin.title(admin.nav.label), hidden: true })
  return (
    <main className="min-h-dvh">
      <p role="status" className="sr-only">
        {admin.loading}
      </p>
    </main>
  )
}
