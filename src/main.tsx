import { mount } from '@/app/mount'
import '@/styles/index.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id root')
mount(root)
