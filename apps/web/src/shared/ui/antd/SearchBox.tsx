import ConfigProvider, { useConfig } from 'antd-mobile/es/components/config-provider'
import SearchBar, { type SearchBarRef } from 'antd-mobile/es/components/search-bar'
import { useEffect, useRef } from 'react'
import { choiceCopy as copy } from '../late-copy.ts'
import styles from './search-box.module.css'

interface SearchBoxProps {
  /** What is searched, e.g. 民族. */
  label: string
  words: string
  onChange: (words: string) => void
  placeholder?: string
  /** Takes the focus as soon as it is there. */
  focused?: boolean
  /** The key of the keyboard that ends the typing. */
  onSearch?: () => void
}

/** A field that narrows a list down. The library's own mark that empties it is no button and has no role: ours is one. */
export function SearchBox({
  label,
  words,
  onChange,
  placeholder = copy.search,
  focused = false,
  onSearch,
}: SearchBoxProps) {
  const { locale } = useConfig()
  const bar = useRef<SearchBarRef>(null)

  useEffect(() => {
    if (focused) bar.current?.focus()
  }, [focused])

  const empty = () => {
    onChange('')
    bar.current?.focus()
  }

  return (
    <div className={styles.search}>
      {/* The library takes the name of the field from its words alone. */}
      <ConfigProvider locale={{ ...locale, SearchBar: { name: copy.searchIn(label) } }}>
        <SearchBar
          ref={bar}
          clearable={false}
          placeholder={placeholder}
          value={words}
          onChange={onChange}
          onSearch={() => {
            bar.current?.blur()
            onSearch?.()
          }}
        />
      </ConfigProvider>
      {words !== '' && (
        <button
          type="button"
          className={`square muted lines-10 fs-n22 absolute ${styles.empty}`}
          aria-label={copy.emptySearch(label)}
          onClick={empty}
        >
          <span aria-hidden="true">×</span>
        </button>
      )}
    </div>
  )
}
