import type { Response_ } from '@kitwright/contract'
import type { FontSource, LibraryFont, OwnFontPart } from '@kitwright/library'
import type { FontRow } from './store.ts'

type OwnFontAnswer = Response_<'GET /api/resources/fonts/{family}'>
type OfficeFont = Response_<'GET /api/office/fonts'>[number]

export const fontFileUrl = (id: string): string => `/api/fontfiles/${id}`

/** The further files of a font among these rows, in its order. */
export const partsOf = ({ more }: FontRow, parts: readonly FontRow[]): OwnFontPart[] =>
  more.flatMap(id => {
    const part = parts.find(each => each.id === id)
    return part ? [{ id, subset: part.subset ?? id, url: fontFileUrl(id), coverage: part.coverage }] : []
  })

export const sourceOf = ({ catalogueId }: FontRow): FontSource =>
  catalogueId === null ? 'Mockup Sports' : 'Fontsource'

/** A font that the shop uploaded or took, with the rows of its further files. */
export const presentOwn = (row: FontRow, parts: readonly FontRow[]): OwnFontAnswer => {
  const { id, family, lang, catalogueId, metrics, coverage } = row
  return {
    id,
    family,
    lang,
    source: sourceOf(row),
    catalogueId,
    weights: [400],
    styles: ['normal'],
    url: fontFileUrl(id),
    own: {
      metrics: { ...metrics, digitBearings: metrics.digitBearings.map(([l, r]) => [l, r]) },
      coverage,
      more: partsOf(row, parts),
    },
  }
}

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
    catalogueId: null,
    weights: [...new Set(faces.map(({ weight }) => weight))].sort((a, b) => a - b),
    styles: faces.some(({ isItalic }) => isItalic) ? ['normal', 'italic'] : ['normal'],
    url: `/v1/fonts/${id}/files/${file!.file.split('/').at(-1)}`,
    own: null,
  }
}
