import { Link, useSearchParams } from 'react-router-dom'
import { paths } from '@/config/paths'
import { studentWords as words } from '@/content/account/student-discount'
import { common } from '@/content/shared/common'
import { useConfirmStudentRequest } from '@/data/discounts/student'
import { useShopSettings } from '@/data/settings/shop-settings'
import { buttonClass } from '@/ui/button'
import { usePageHead } from '@/ui/page-head'
import { StatePanel } from '@/ui/state-panel'
import { DiscountFrame } from './discount-frame'
import { LinkConfirmation } from './link-confirmation'
import { StudentForm } from './student-form'

/** Where students ask for their discount, and where the link that confirms their address leads. */
export function StudentPage() {
  usePageHead({
    title: common.title(words.documentTitle),
    description: words.description,
    path: paths.studentDiscount,
  })
  const [search] = useSearchParams()
  const token = search.get('token')
  const student = useShopSettings()?.studentPercent ?? 0
  if (token !== null) return <ConfirmRequest key={token} token={token} />
  return (
    <DiscountFrame
      percent={student}
      title={words.title(student)}
      text={words.text}
      off={words.off}
      rules={words.rules}
    >
      <StudentForm />
    </DiscountFrame>
  )
}

function ConfirmRequest({ token }: { token: string }) {
  const { mutate, data, error, isPending } = useConfirmStudentRequest()
  return (
    <div className="wrap py-section">
      {data ? (
        <div role="status">
          <StatePanel
            heading="h1"
            title={words.confirmed.title}
            text={words.confirmed.text}
            actions={
              <Link to={paths.home} className={buttonClass()}>
                {words.shop}
              </Link>
            }
          />
        </div>
      ) : (
        <LinkConfirmation
          words={words}
          path={paths.studentDiscount}
          isPending={isPending}
          error={error}
          onConfirm={() => mutate(token)}
        />
      )}
    </div>
  )
}
