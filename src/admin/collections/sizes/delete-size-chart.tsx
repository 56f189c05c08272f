import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'
import { adminSizeCharts } from '@/content/admin/catalogue/size-charts'
import { comma } from '@/content/shared/lists'
import { shownPlaces } from '@/data/collections/shown-places'
import { type AdminSizeChart, type ChartUser, useDeleteSizeChart } from '@/data/size-charts/admin-size-charts'
import { wordsFor } from '@/data/supabase/errors'
import { Button } from '@/ui/button'
import { showToast } from '@/ui/toast/toast'
import { FormDialog } from '../../shared/form/form-dialog'
import { shownIn } from '../../shared/products/shown-in'

const words = adminSizeCharts.remove

type DeleteSizeChartProps = { chart: AdminSizeChart; uses: readonly ChartUser[] }

/** Deletes a chart after a question; one that is used stays, and the dialog says where. */
export function DeleteSizeChart({ chart, uses }: DeleteSizeChartProps) {
  const navigate = useNavigate()
  const remove = useDeleteSizeChart()
  const [asks, setAsks] = useState(false)
  const places = shownPlaces(remove.error)
  const isUsed = uses.length > 0
  const onSubmit = () =>
    remove.mutateAsync(chart.id).then(
      () => {
        showToast({ title: words.done(chart.name), tone: 'success' })
        void navigate(adminPaths.sizeCharts)
      },
      // The dialog says why it stays.
      () => undefined,
    )
  return (
    <>
      <Button look="danger" size="small" onClick={() => setAsks(true)}>
        {words.open}
      </Button>
      {asks && (
        <FormDialog
          title={words.title(chart.name)}
          cancel={words.keep}
          submit={isUsed ? undefined : words.confirm}
          busy={words.busy}
          isBusy={remove.isPending}
          isDanger
          refusal={remove.isError && (places ? shownIn(places) : wordsFor(remove.error, words.refusals))}
          onSubmit={onSubmit}
          onClose={() => setAsks(false)}
        >
          <p>{isUsed ? words.used(uses.map(({ name }) => name).join(comma)) : words.text}</p>
        </FormDialog>
      )}
    </>
  )
}
