import { useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { SearchBox } from '../../../shared/ui/antd/SearchBox.tsx'
import { Page } from '../../../shared/ui/page/Page.tsx'
import { LoadState } from '../../../shared/ui/states/LoadState.tsx'
import { Skeleton } from '../../../shared/ui/states/Skeleton.tsx'
import { useShell } from '../../../stores/shell.ts'
import { BeforeTyping } from '../components/BeforeTyping.tsx'
import { FoundNames } from '../components/FoundNames.tsx'
import styles from '../components/search.module.css'
import { useNameIndex } from '../components/use-name-index.ts'
import { SEARCH } from '../copy.ts'
import { findNames } from '../model/find-names.ts'
import { diseasePath } from '../model/lookup-answers.ts'

const SCREEN = 'see'

/** Whoever comes back from a disease finds the words and what they found; whoever leaves otherwise begins anew. */
function useReturn(): () => void {
  const addKeepAlive = useShell((state) => state.addKeepAlive)
  const removeKeepAlive = useShell((state) => state.removeKeepAlive)
  useEffect(() => removeKeepAlive(SCREEN), [removeKeepAlive])
  return () => addKeepAlive(SCREEN)
}

/** 疾病搜索: all names in the browser, found with every key. */
export default function SearchPage() {
  const [words, setWords] = useState('')
  const navigate = useNavigate()
  const index = useNameIndex()
  const keep = useReturn()
  const typed = words.trim()
  const found = useMemo(() => (index.data ? findNames(index.data, typed) : []), [index.data, typed])

  const openOnly = () => {
    const [first] = found
    if (!first || (found.length > 1 && first.name !== typed)) return
    keep()
    void navigate(diseasePath(first.name))
  }

  return (
    <Page title={SEARCH.title} back>
      <div className={`sticky ${styles.box}`}>
        <SearchBox
          label={SEARCH.label}
          placeholder={SEARCH.placeholder}
          words={words}
          onChange={setWords}
          focused={words === ''}
          onSearch={openOnly}
        />
      </div>
      <p className="visually-hidden" role="status">
        {typed !== '' &&
          index.data &&
          (found.length > 0 ? SEARCH.found(found.length) : SEARCH.none)}
      </p>
      {typed === '' ? (
        <BeforeTyping />
      ) : (
        <LoadState query={index} skeleton={<Skeleton lines={8} />}>
          {() => <FoundNames words={typed} found={found} onOpen={keep} />}
        </LoadState>
      )}
    </Page>
  )
}
