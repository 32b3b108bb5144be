import type { Response_ } from '@kitwright/contract'
import type { LibraryFont } from '@kitwright/library'
import type { FontRow } from './store.ts'

type OwnFontAnswer = Response_<'GET /api/resources/fonts/{family}'>
type OfficeFont = Response_<'GET /api/office/fonts'>[number]

export const fontFileUrl = (id: string): string => `/api/fontfiles/${id}`

export const presentOwn = ({ id, family, lang, metrics, coverage }: FontRow): OwnFontAnswer => ({
  id,
  family,
  lang,
  source: 'Mockup Sports',
  weights: [400],
  styles: ['normal'],
  url: fontFileUrl(id),
  own: { metrics: { ...metrics, digitBearings: metrics.digitBearings.map(([l, r]) => [l, r]) }, coverage },
})

export const presentOffice = ({ id, family, lang, bytes, createdAt }: FontRow): OfficeFont => ({
  id,
  family,
  lang,
  url: fontFileUrl(id),
  bytes,
  createdAt: createdAt.toISOString(),
})

/** The packaged lettering as one of the shop's own fonts. */
export function presentLettering({ id, family, lang, faces }: LibraryFont): OwnFontAnswer {
  const [file] = faces[0].files
  return {
    id,
    family,
    lang,
    source: 'Mockup Sports',
    weights: [...new Set(faces.map(({ weight }) => weight))].sort((a, b) => a - b),
    styles: faces.some(({ isItalic }) => isItalic) ? ['normal', 'italic'] : ['normal'],
    url: `/v1/fonts/${id}/files/${file!.file.split('/').at(-1)}`,
    own: null,
  }
}
