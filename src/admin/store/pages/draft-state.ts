import type { DraftSection } from '@/domain/store/draft-section'

type Sections = readonly DraftSection[]

/** What edits began with: the time at which the draft was saved, null without one, and its sections. */
export type Base = { seen: string | null; sections: Sections }

export type DraftState = {
  base: Base
  sections: Sections
  /** What they were before each step, the last one last. */
  past: readonly { sections: Sections; tag: string; at: number }[]
  /** Grows when sections changed other than by their form, which then begins again. */
  round: number
}

type DraftAction =
  | { do: 'change'; change: (sections: Sections) => Sections; tag: string; at: number }
  | { do: 'undo' }
  | { do: 'saved'; base: Base }
  | { do: 'begin'; base: Base; sections: Sections }

const mostSteps = 50
/** Letters typed into one field within this time are one step. */
const oneStepMs = 1500

export function reduceDraft(state: DraftState, action: DraftAction): DraftState {
  const { sections, past, round } = state
  switch (action.do) {
    case 'change': {
      const { tag, at } = action
      const last = past.at(-1)
      const isSameStep = last?.tag === tag && tag !== '' && at - last.at < oneStepMs
      const before = isSameStep ? last.sections : sections
      const steps = isSameStep ? past.slice(0, -1) : past
      return {
        ...state,
        sections: action.change(sections),
        past: [...steps, { sections: before, tag, at }].slice(-mostSteps),
      }
    }
    case 'undo': {
      const last = past.at(-1)
      return last ? { ...state, sections: last.sections, past: past.slice(0, -1), round: round + 1 } : state
    }
    case 'saved':
      return { ...state, base: action.base }
    case 'begin':
      return { base: action.base, sections: action.sections, past: [], round: round + 1 }
  }
}
