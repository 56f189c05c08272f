import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from '@/app/app'
import { preloadOnIntent } from '@/app/preload'
import { makeQueryClient } from '@/app/query-client'
import '@/styles/index.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id root')

const client = makeQueryClient()
preloadOnIntent(client)
createRoot(root).render(
  <StrictMode>
    <App client={client} />
  </StrictMode>,
)
