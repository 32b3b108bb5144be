import { FONTS } from '@kitwright/library'
import { fontFamilyStack } from '@kitwright/library'
import { loadFonts } from '@kitwright/library/browser'
import { Radio, Stack } from '@mantine/core'
import { useEffect } from 'react'
import { useWords } from '../../words.ts'

interface FontChoiceProps {
  readonly value: string
  readonly text: string
  readonly onChange: (id: string) => void
}

/** The fonts, each showing the user's own text. */
export function FontChoice({ value, text, onChange }: FontChoiceProps) {
  const say = useWords()
  useEffect(() => void loadFonts(FONTS.map(font => font.id)), [])
  return (
    <Radio.Group label={say('font')} value={value} onChange={onChange}>
      <Stack gap={4} mt={4}>
        {FONTS.map(font => (
          <Radio.Card key={font.id} value={font.id} p="xs" radius="sm" aria-label={font.family}>
            <span
              style={{
                fontFamily: fontFamilyStack(font.id),
                fontWeight: font.weight,
                fontSize: 22,
                lineHeight: 1.6,
                display: 'block',
                overflow: 'hidden',
                whiteSpace: 'nowrap',
                textOverflow: 'ellipsis',
              }}
            >
              {text.trim() || font.family}
            </span>
            <span style={{ fontSize: 12, opacity: 0.7 }}>{font.family}</span>
          </Radio.Card>
        ))}
      </Stack>
    </Radio.Group>
  )
}
