import type { ImportChoices } from '@/domain/imports/import-table'
import { fileReader } from './file-reader'

/** What the worker is asked; the answer carries the number of the question. */
export type Asked =
  | { ask: 'open'; file: Blob }
  | { ask: 'gather'; choices: ImportChoices }
  | { ask: 'rows'; numbers: readonly number[] }
type Question = Asked & { number: number }

const reader = fileReader()

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  void answer(data).then(
    (result) => postMessage({ number: data.number, answer: result }),
    (error: unknown) => postMessage({ number: data.number, error: String(error) }),
  )
})

async function answer(question: Question) {
  if (question.ask === 'open') return reader.open(question.file)
  return question.ask === 'gather' ? reader.gather(question.choices) : reader.rows(question.numbers)
}
