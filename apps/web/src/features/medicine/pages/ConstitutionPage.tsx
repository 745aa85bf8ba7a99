export default function ConstitutionPage() {
  return null
}
