import { LegalReader } from '../components/LegalReader.tsx'
import { legalCopy } from '../copy.ts'
import { privacyPolicy } from '../model/privacy-policy.ts'

export default function PrivacyPolicyPage() {
  return (
    <LegalReader
      title={legalCopy.privacyTitle}
      sentence={legalCopy.privacySentence}
      document={privacyPolicy}
    />
  )
}
