import type { ImageLayer } from '@kitwright/design'
import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../../texts/index.ts'
import { toast } from '../../../../ui/index.ts'
import { useEdit, useGesture } from '../../../context/index.ts'
import { ColourField } from '../../../fields/index.ts'
import { textOf } from '../crest/useIsCrest.ts'
import { inkOf } from '../files/oneInk.ts'
import { keepInInk } from '../library/useKeepSymbol.ts'

/** Returns the only colour of a layer's vector picture; null if it has several or is not loaded yet. */
function useInk({ asset }: ImageLayer): string | null {
  const { data } = useQuery({
    queryKey: ['the ink of a picture', asset.source, asset.id],
    queryFn: async () => {
      const text = await textOf(asset)
      if (text === null) throw new Error('the picture is not at hand')
      return { ink: inkOf(text) }
    },
    // A stored file never changes.
    staleTime: 'static',
    retry: false,
    networkMode: 'always',
  })
  return data?.ink ?? null
}

/** A picture is recoloured once the user pauses. */
const REST_MS = 250

/** Recolours a symbol after the last requested colour has settled. */
function useRecolour(layer: ImageLayer) {
  const { t } = useTranslation(['images'])
  const { change } = useEdit()
  const gesture = useGesture()
  const [asked, setAsked] = useState<string | null>(null)
  const latest = useRef(layer)
  useEffect(() => {
    latest.current = layer
  })
  useEffect(() => {
    if (asked === null) return
    let isOver = false
    const make = async (): Promise<void> => {
      const { id, asset } = latest.current
      const inked = await keepInInk(asset, asked)
      if (isOver) return
      setAsked(null)
      if (inked) change(id, { asset: inked }, gesture())
      else toast('error', t('images:apply_failed'))
    }
    const timer = setTimeout(() => void make(), REST_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the last colour that was asked for decides alone
  }, [asked])
  return { asked, setAsked }
}

/** The colour of a single-colour symbol. Shows nothing for other pictures. */
export function SymbolColour({ layer }: { layer: ImageLayer }) {
  const { t } = useTranslation(['images'])
  const ink = useInk(layer)
  const { asked, setAsked } = useRecolour(layer)
  const shown = asked ?? ink
  if (shown === null || layer.isLocked) return null
  return (
    <div>
      <Text size="sm" fw={600} mb={4}>
        {t('images:symbol_colour')}
      </Text>
      <ColourField label={t('images:symbol_colour')} value={shown} hasAlpha={false} onChange={setAsked} />
    </div>
  )
}
