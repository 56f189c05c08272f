import fc from 'fast-check'
import { seed } from './seed.ts'

// Every property's inputs follow from the run's seed.
fc.configureGlobal({ seed: Number(seed()) })
