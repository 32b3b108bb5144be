import { isPersonal, mirroredText, parseTextStyle, textStyleOf, type TextLayer } from '@kitwright/design'
import { loadFonts } from '@kitwright/library/browser'
import { Button, Text } from '@mantine/core'
import { IconCopy, IconClipboardText, IconFlipVertical, IconUsersGroup } from '@tabler/icons-react'
import { useTranslation } from '../../../../texts/index.ts'
import { toast } from '../../../../ui/index.ts'
import { documentOf, shareTextStyle, type DocumentState, type DocumentVerbs } from '@kitwright/editor'
import { useEdit, useStudio, useStudioParts } from '../../../context/index.ts'
import { copyStyle, readStyle } from './clipboard.ts'
import css from './TextStyle.module.css'

/** Copies a style from one text to another through the clipboard. */
function Clipboard({ layer }: { layer: TextLayer }) {
  const { t } = useTranslation(['lettering'])
  const edit = useEdit()
  const copy = async (): Promise<void> => {
    await copyStyle(JSON.stringify(textStyleOf(layer)))
    toast('success', t('lettering:copied'))
  }
  const paste = async (): Promise<void> => {
    const json = await readStyle()
    if (json === null) return toast('error', t('lettering:clipboard_closed'))
    const style = parseTextStyle(json)
    if (!style) return toast('error', t('lettering:invalid_style'))
    await loadFonts([{ ...style, text: layer.text }])
    edit.change(layer.id, style)
    toast('success', t('lettering:pasted'))
  }
  return (
    <>
      <Button
        variant="default"
        className={css.action}
        justify="start"
        leftSection={<IconCopy size={18} aria-hidden />}
        onClick={() => void copy()}
      >
        {t('lettering:copy_style')}
      </Button>
      <Button
        variant="default"
        className={css.action}
        justify="start"
        leftSection={<IconClipboardText size={18} aria-hidden />}
        onClick={() => void paste()}
      >
        {t('lettering:paste_style')}
      </Button>
    </>
  )
}

/** Applies one style to all names and numbers, which are worn together. */
function ForSquad({ layer }: { layer: TextLayer }) {
  const { t } = useTranslation(['lettering'])
  const api = useStudioParts<DocumentState & DocumentVerbs>()
  const share = (): void => {
    shareTextStyle(api, layer)
    toast('success', t('lettering:shared_style'))
  }
  return (
    <Button
      variant="default"
      className={css.action}
      justify="start"
      leftSection={<IconUsersGroup size={18} aria-hidden />}
      onClick={share}
    >
      {t('lettering:for_squad')}
    </Button>
  )
}

const CLOSE_MM = 2

/** Copies a text from one sleeve or leg to the other, mirrored in place but readable. */
function OtherSide({ layer }: { layer: TextLayer }) {
  const { t } = useTranslation(['lettering'])
  const edit = useEdit()
  const api = useStudioParts<DocumentState>()
  const garment = useStudio(state => state.garment)
  const { options, layers } = useStudio(documentOf)
  const pair = mirroredText(layer, { garment, options }, 'pair')
  if (!pair) return null
  const isThere = layers.some(
    other =>
      other.kind === 'text' &&
      other.piece === pair.piece &&
      other.text === pair.text &&
      Math.hypot(other.xMm - pair.xMm, other.yMm - pair.yMm) < CLOSE_MM,
  )
  return (
    <>
      <Button
        variant="default"
        className={css.action}
        justify="start"
        disabled={isThere}
        leftSection={<IconFlipVertical size={18} aria-hidden />}
        onClick={() => edit.add({ ...pair, id: api.ports.newId() })}
      >
        {t('lettering:pair')}
      </Button>
      {isThere && <Text size="xs">{t('lettering:pair_there')}</Text>}
    </>
  )
}

/** Shows the other places where a text's style can be applied. */
export function StyleActions({ layer }: { layer: TextLayer }) {
  return (
    <>
      <Clipboard layer={layer} />
      {isPersonal(layer.role) && <ForSquad layer={layer} />}
      <OtherSide layer={layer} />
    </>
  )
}
