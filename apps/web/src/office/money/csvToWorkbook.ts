import { loadUntilDone } from '../../ui/index.ts'

const isNumber = (text: string): boolean => /^-?\d+(\.\d+)?$/.test(text)

/** Writes a CSV file as a workbook whose figures are numbers. */
export async function csvToWorkbook(csv: Blob): Promise<Blob> {
  const { default: papaparse } = await loadUntilDone(async () => import('papaparse'))
  const { default: writeExcelFile } = await loadUntilDone(async () => import('write-excel-file/universal'))
  // Reading the text drops the byte order mark.
  const { data } = papaparse.parse<string[]>((await csv.text()).trim())
  const [head = [], ...rows] = data
  return writeExcelFile([
    head.map(value => ({ value, fontWeight: 'bold' as const })),
    ...rows.map(row =>
      row.map(text => (isNumber(text) ? { value: Number(text), type: Number } : { value: text, type: String })),
    ),
  ]).toBlob()
}
