import { render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { common } from '@/content/common'
import { showToast } from '@/ui/toast'
import { ToastOutlet } from '@/ui/toast-outlet'

describe('what is said in passing', () => {
  it('comes into a live region that was there before it, the first message too', async () => {
    render(<ToastOutlet label={common.notifications} closeLabel={common.close} />)
    showToast({ title: 'Kept', description: 'For later.' })
    const region = await screen.findByRole('region', { name: new RegExp(common.notifications) })
    expect(region).toHaveAttribute('aria-live', 'polite')
    expect(region).not.toHaveTextContent('Kept')
    await waitFor(() => expect(region).toHaveTextContent('KeptFor later.'))
  })
})
