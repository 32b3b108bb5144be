/** The codeword and bit of a module. Bit 1 is the most significant. Null: the module belongs to no codeword. */
export type Placement = readonly (readonly (readonly [codeword: number, bit: number] | null)[])[]

type Cell = readonly [row: number, column: number]

/** Offsets from a codeword's last bit: the shape that ISO/IEC 16022 calls utah. */
const UTAH: readonly Cell[] = [
  [-2, -2],
  [-2, -1],
  [-1, -2],
  [-1, -1],
  [-1, 0],
  [0, -2],
  [0, -1],
  [0, 0],
]

/** The four corner shapes; negative numbers count from the lower or right edge. */
const CORNERS: readonly (readonly Cell[])[] = [
  [
    [-1, 0],
    [-1, 1],
    [-1, 2],
    [0, -2],
    [0, -1],
    [1, -1],
    [2, -1],
    [3, -1],
  ],
  [
    [-3, 0],
    [-2, 0],
    [-1, 0],
    [0, -4],
    [0, -3],
    [0, -2],
    [0, -1],
    [1, -1],
  ],
  [
    [-3, 0],
    [-2, 0],
    [-1, 0],
    [0, -2],
    [0, -1],
    [1, -1],
    [2, -1],
    [3, -1],
  ],
  [
    [-1, 0],
    [-1, -1],
    [0, -3],
    [0, -2],
    [0, -1],
    [1, -3],
    [1, -2],
    [1, -1],
  ],
]

/** The corner shape that begins at a cell, if any: annex F.3 of ISO/IEC 16022. */
function cornerAt(row: number, column: number, [rows, columns]: Cell): number | undefined {
  if (row === rows && column === 0) return 0
  if (row === rows - 2 && column === 0 && columns % 4 !== 0) return 1
  if (row === rows - 2 && column === 0 && columns % 8 === 4) return 2
  if (row === rows + 4 && column === 2 && columns % 8 === 0) return 3
  return undefined
}

/** Maps the data modules of a symbol, without borders, to codeword bits. */
export function placementOf(rows: number, columns: number): Placement {
  const cells: (readonly [number, number] | null | undefined)[][] = Array.from({ length: rows }, () =>
    Array.from({ length: columns }, () => undefined),
  )
  let codeword = 0
  const set = (at: Cell, bit: number): void => {
    let [row, column] = at
    if (row < 0) {
      row += rows
      column += 4 - ((rows + 4) % 8)
    }
    if (column < 0) {
      column += columns
      row += 4 - ((columns + 4) % 8)
    }
    cells[row]![column] = [codeword, bit]
  }
  const placeUtah = (row: number, column: number): void => {
    UTAH.forEach(([dr, dc], i) => set([row + dr, column + dc], i + 1))
    codeword += 1
  }
  const placeCorner = (corner: number): void => {
    CORNERS[corner]!.forEach(([row, column], i) => {
      cells[row < 0 ? row + rows : row]![column < 0 ? column + columns : column] = [codeword, i + 1]
    })
    codeword += 1
  }
  let [row, column] = [4, 0]
  do {
    const corner = cornerAt(row, column, [rows, columns])
    if (corner !== undefined) placeCorner(corner)
    do {
      if (row < rows && column >= 0 && cells[row]![column] === undefined) placeUtah(row, column)
      row -= 2
      column += 2
    } while (row >= 0 && column < columns)
    row += 1
    column += 3
    do {
      if (row >= 0 && column < columns && cells[row]![column] === undefined) placeUtah(row, column)
      row += 2
      column -= 2
    } while (row < rows && column >= 0)
    row += 3
    column += 1
  } while (row < rows || column < columns)
  return cells.map(each => each.map(cell => cell ?? null))
}
