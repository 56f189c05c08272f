/** Width of a card's picture, as in `sizes`: beside the filter column, or over the full width. */
export const cardSizes = {
  beside:
    '(min-width: 1328px) 237px, (min-width: 1280px) 18vw, (min-width: 1000px) 23vw, (min-width: 760px) 33vw, 50vw',
  whole: '(min-width: 1328px) 305px, (min-width: 1000px) 25vw, (min-width: 760px) 33vw, 50vw',
}

/** Number of cards whose pictures load eagerly. */
export const priorityCards = 2
