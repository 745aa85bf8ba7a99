import { LegalReader } from '../components/LegalReader.tsx'
import { legalCopy } from '../copy.ts'
import { serviceAgreement } from '../model/service-agreement.ts'

export default function ServiceAgreementPage() {
  return (
    <LegalReader
      title={legalCopy.agreementTitle}
      sentence={legalCopy.agreementSentence}
      document={serviceAgreement}
    />
  )
}
