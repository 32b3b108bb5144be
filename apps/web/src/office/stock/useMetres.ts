import { useTranslation } from '../../texts/index.ts'

/** Returns the function that writes a length of cloth in metres, to the centimetre. */
export function useMetres(): (mm: number) => string {
  const { t } = useTranslation(['stock'])
  return mm => t('stock:metres', { metres: String(Math.round(mm / 10) / 100) })
}
