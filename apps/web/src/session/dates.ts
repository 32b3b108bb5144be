import type { Language } from '@kitwright/words'

// Browsers leave Khmer out of their date tables, so its months are written here.
const KHMER_MONTHS = ['មករា', 'កុម្ភៈ', 'មីនា', 'មេសា', 'ឧសភា', 'មិថុនា', 'កក្កដា', 'សីហា', 'កញ្ញា', 'តុលា', 'វិច្ឆិកា', 'ធ្នូ']
const ENGLISH = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })

/** A day as the language writes it, on the visitor's calendar; an unset or unreadable date is empty. */
export function formatDate(instant: string | null, language: Language): string {
  const date = new Date(instant ?? Number.NaN)
  if (Number.isNaN(date.getTime())) return ''
  if (language === 'en') return ENGLISH.format(date)
  return `${date.getDate()} ${KHMER_MONTHS[date.getMonth()]} ${date.getFullYear()}`
}
