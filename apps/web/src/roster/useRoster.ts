import type { Size } from '@kitwright/garment'
import { useMemo, useState } from 'react'
import { usualSize } from './players.ts'
import { parseRoster, readRoster, type RosterOptions } from './parseRoster.ts'
import { readTable, type TableFailure } from './readTable.ts'
import type { WorkbookNotes } from './workbook/index.ts'

interface ChosenFile {
  readonly name: string
  readonly rows: readonly (readonly string[])[]
  readonly sheetTitles?: ReadonlySet<number> | undefined
  readonly notes?: WorkbookNotes | undefined
}

/** A person's answers about a list's lines. Another list needs new answers. */
interface Answers extends Pick<RosterOptions, 'isNumberingUsed' | 'named' | 'left'> {
  /** Whether hidden rows of a workbook are skipped. */
  readonly isHiddenSkipped?: boolean
}
const UNANSWERED: Answers = {}

const with1 = (rows: ReadonlySet<number> | undefined, row: number): ReadonlySet<number> =>
  new Set([...(rows ?? []), row])

/** Empties hidden rows, so that the others keep their numbers. */
const rowsOf = ({ rows, notes }: ChosenFile, isHiddenSkipped: boolean): ChosenFile['rows'] =>
  isHiddenSkipped ? rows.map((cells, i) => (notes?.hiddenRows.has(i + 1) ? [] : cells)) : rows

/** State of the list to import: pasted text or the chosen file. */
export function useRoster(room: number, run: readonly Size[]) {
  const [text, setText] = useState('')
  const [file, setFile] = useState<ChosenFile | null>(null)
  const [failure, setFailure] = useState<TableFailure | null>(null)
  const [answers, setAnswers] = useState(UNANSWERED)
  const [size, setSize] = useState<Size>(() => usualSize(run))
  const roster = useMemo(() => {
    const { isHiddenSkipped = false, ...said } = answers
    const options = { ...said, room, run, size }
    return file
      ? readRoster(
          rowsOf(file, isHiddenSkipped),
          file.sheetTitles ? { ...options, sheetTitles: file.sheetTitles } : options,
        )
      : parseRoster(text, options)
  }, [file, text, room, run, answers, size])

  const show = (nextText: string, nextFile: ChosenFile | null): void => {
    setText(nextText)
    setFile(nextFile)
    setAnswers(UNANSWERED)
  }
  return {
    text,
    file,
    failure,
    roster,
    run,
    size,
    setSize,
    setText: (next: string) => show(next, null),
    leaveFile: () => show(text, null),
    addNamed: (row: number) => setAnswers({ ...answers, named: with1(answers.named, row) }),
    leaveOut: (row: number) => setAnswers({ ...answers, left: with1(answers.left, row) }),
    isHiddenSkipped: answers.isHiddenSkipped ?? false,
    skipHidden: (isHiddenSkipped: boolean) => setAnswers({ ...answers, isHiddenSkipped }),
    takeNumbers: (isNumberingUsed: boolean) => setAnswers({ ...answers, isNumberingUsed }),
    async choose(chosen: File | undefined): Promise<void> {
      if (!chosen) return
      const table = await readTable(chosen)
      setFailure(table.ok ? null : table.reason)
      if (!table.ok) setFile(null)
      // A text file is shown as pasted text, so that its lines can be corrected.
      else if (table.text !== undefined) show(table.text, null)
      else show(text, { name: chosen.name, rows: table.rows, sheetTitles: table.sheetTitles, notes: table.notes })
    },
    /** Removes the players' lines from the text. Lines with problems stay. */
    keepWrongRows(): void {
      const { left } = roster
      if (file) show(text, { ...file, rows: file.rows.map((cells, i) => (left.has(i + 1) ? cells : [])) })
      else
        show(
          text
            .split(/\r\n?|\n/)
            .filter((_, i) => left.has(i + 1))
            .join('\n'),
          null,
        )
    },
  }
}
