/** How wide a card's picture is, as in `sizes`: beside the column of filters, or over the whole width. */
export const cardSizes = {
  beside:
    '(min-width: 1328px) 237px, (min-width: 1280px) 18vw, (min-width: 1000px) 23vw, (min-width: 760px) 33vw, 50vw',
  whole: '(min-width: 1328px) 305px, (min-width: 1000px) 25vw, (min-width: 760px) 33vw, 50vw',
}

/** The cards of the first screen, whose pictures come before the rest. */
export const priorityCards = 2
