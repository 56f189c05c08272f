import { ownWorker } from '@/data/browser/own-worker'
import type { Gathered } from '@/domain/imports/gather-products'
import type { ImportChoices } from '@/domain/imports/import-table'
import type { FileFault, OpenedFile } from './file-reader'
import type { Asked } from './file-worker'
import workerFile from './file-worker.ts?worker&url'

/** A reader beside the page: files are read while the page goes on answering. */
export type Reader = {
  open: (file: Blob) => Promise<OpenedFile | { fault: FileFault }>
  gather: (choices: ImportChoices) => Promise<Gathered>
  rows: (numbers: readonly number[]) => Promise<string[][]>
  close: () => void
}

/** In a worker; where the browser has none of this kind, on the page. */
export function openReader(): Reader {
  const worker = ownWorker(workerFile)
  return worker ? byWorker(worker) : onPage()
}

function onPage(): Reader {
  const reader = import('./file-reader').then(({ fileReader }) => fileReader())
  return {
    open: async (file) => (await reader).open(file),
    gather: async (choices) => (await reader).gather(choices),
    rows: async (numbers) => (await reader).rows(numbers),
    close: () => {},
  }
}

/** An answer as it arrives, of whichever kind was asked for. */
type Answer = MessageEvent['data']

function byWorker(worker: Worker): Reader {
  const waiting = new Map<number, (answer: Answer) => void>()
  let last = 0
  worker.addEventListener('message', ({ data }) => {
    waiting.get(data.number)?.(data)
    waiting.delete(data.number)
  })
  worker.addEventListener('error', () => {
    for (const end of waiting.values()) end({ error: 'The reader of files has stopped' })
    waiting.clear()
  })
  const ask = <Result>(asked: Asked): Promise<Result> => {
    last += 1
    const number = last
    return new Promise((done, fail) => {
      waiting.set(number, ({ answer, error }) =>
        error === undefined ? done(answer) : fail(new Error(error)),
      )
      worker.postMessage({ ...asked, number })
    })
  }
  return {
    open: (file) => ask({ ask: 'open', file }),
    gather: (choices) => ask({ ask: 'gather', choices }),
    rows: (numbers) => ask({ ask: 'rows', numbers }),
    close: () => worker.terminate(),
  }
}
