export const words = {
  name: 'Table',
  hint: 'Sizes, prices, opening hours',
  fields: {
    title: { name: 'Heading' },
    text: { name: 'Text' },
    columns: { name: 'Columns', hint: 'Without any, nothing is shown.' },
    'columns.name': { name: 'Name of the column' },
    rows: { name: 'Rows', hint: 'A row whose first cell is empty is left out.' },
    'rows.cells': { name: 'Cells', hint: 'In the order of the columns.' },
    'rows.cells.text': { name: 'Text' },
  },
}
