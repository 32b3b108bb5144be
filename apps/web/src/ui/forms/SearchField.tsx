import { TextInput, type TextInputProps } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'

const TYPING_MS = 300

interface Props extends Pick<
  TextInputProps,
  'className' | 'label' | 'aria-label' | 'placeholder' | 'size' | 'maxLength'
> {
  /** The search text applied now. */
  readonly applied: string
  readonly onSearch: (text: string) => void
}

/** A search field that applies what is typed shortly after the last key. */
export function SearchField({ applied, onSearch, ...props }: Props) {
  const [text, setText] = useState(applied)
  const [known, setKnown] = useState(applied)
  // The search may also change from outside: by "show all" or by a link.
  if (applied !== known) {
    setKnown(applied)
    if (applied !== text.trim()) setText(applied)
  }
  const apply = useDebouncedCallback((typed: string) => onSearch(typed.trim()), TYPING_MS)
  return (
    <TextInput
      type="search"
      leftSection={<IconSearch size={16} aria-hidden />}
      value={text}
      onChange={({ currentTarget: { value } }) => {
        setText(value)
        apply(value)
      }}
      {...props}
    />
  )
}
