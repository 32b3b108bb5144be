import type { KeyboardEvent, MouseEvent } from 'react'
import type { List } from '../../session/index.ts'
import type { Column } from './column.ts'
import css from './DataTable.module.css'
import { SelectBox } from './SelectBox.tsx'
import type { RowSelection } from './selection.ts'
import { SortHead } from './SortHead.tsx'
import { sortedHow } from './columnSort.ts'
import { SortSelect } from './SortSelect.tsx'

interface Props<T extends { readonly id: string }> {
  readonly caption: string
  readonly columns: readonly Column<T>[]
  readonly rows: readonly T[]
  /** Current sort order of a sortable list. */
  readonly list?: List
  /** Adds a checkbox to each row. */
  readonly selection?: RowSelection<T> | undefined
}

const LINK = 'a[data-row]'

/** A click anywhere in a row follows the row's own link. */
function follow(event: MouseEvent<HTMLTableRowElement>): void {
  const isOnControl = (event.target as Element).closest('a, button, input, select, label') !== null
  if (isOnControl || getSelection()?.isCollapsed === false) return
  event.currentTarget.querySelector<HTMLElement>(LINK)?.click()
}

/** The up and down keys move between rows. Enter follows the link, as everywhere. */
function step(event: KeyboardEvent<HTMLTableSectionElement>): void {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>(LINK)]
  const at = links.findIndex(link => link === document.activeElement)
  if (by === 0 || at === -1) return
  event.preventDefault()
  links[at + by]?.focus()
}

type HeadProps<T extends { readonly id: string }> = Pick<Props<T>, 'columns' | 'rows' | 'list' | 'selection'>

function TableHead<T extends { readonly id: string }>({ columns, rows, list, selection }: HeadProps<T>) {
  const selected = selection ? rows.filter(({ id }) => selection.rows.has(id)).length : 0
  return (
    <thead>
      <tr>
        {selection && (
          <th scope="col" data-select>
            <SelectBox
              label={selection.labelOfAll}
              isOn={selected === rows.length}
              isPartly={selected > 0 && selected < rows.length}
              onToggle={() => selection.toggleAll(rows)}
            />
          </th>
        )}
        {columns.map(({ key, head, sort, isNumber, isMinor, isHeadHidden, isDay }) => (
          <th
            key={key}
            scope="col"
            data-number={isNumber || undefined}
            data-minor={isMinor || undefined}
            aria-sort={list && sort ? sortedHow(list.search.sort, sort) : undefined}
          >
            {list && sort ? (
              <SortHead column={{ head, sort, isNumber, isDay }} list={list} />
            ) : (
              <span className={isHeadHidden ? 'kw-hidden' : undefined}>{head}</span>
            )}
          </th>
        ))}
      </tr>
    </thead>
  )
}

interface RowProps<T extends { readonly id: string }> extends Omit<HeadProps<T>, 'list'> {
  readonly row: T
}

function TableRow<T extends { readonly id: string }>({ row, columns, rows, selection }: RowProps<T>) {
  return (
    <tr onClick={follow} data-selected={selection?.rows.has(row.id) || undefined}>
      {selection && (
        <td data-select>
          <SelectBox
            label={selection.labelOf(row)}
            isOn={selection.rows.has(row.id)}
            onToggle={isRange => selection.toggle(row, { shown: rows, isRange })}
          />
        </td>
      )}
      {columns.map(({ key, head, cell, isNumber, isMinor, isHeadHidden }) => (
        <td
          key={key}
          data-number={isNumber || undefined}
          data-minor={isMinor || undefined}
          data-label={isNumber && !isHeadHidden ? head : undefined}
        >
          {cell(row)}
        </td>
      ))}
    </tr>
  )
}

/**
 * A dense table. A cell may contain a link marked `data-row`, which the whole row then follows. On a phone each row is
 * a block.
 */
export function DataTable<T extends { readonly id: string }>({ caption, columns, rows, list, selection }: Props<T>) {
  return (
    <div className={css.frame}>
      {list && columns.some(({ sort }) => sort) && <SortSelect columns={columns} list={list} />}
      <table className={css.table} data-selectable={selection !== undefined || undefined}>
        <caption className="kw-hidden">{caption}</caption>
        <TableHead columns={columns} rows={rows} list={list} selection={selection} />
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the rows' links are acted on; the body only hears of their keys */}
        <tbody onKeyDown={step}>
          {rows.map(row => (
            <TableRow key={row.id} row={row} columns={columns} rows={rows} selection={selection} />
          ))}
        </tbody>
      </table>
    </div>
  )
}
