import { isIPv4 } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Of an IPv6 address, what one household or server has at least, and may change within at will. */
const NETWORK_BITS = 64

/** Whom limits count by: an IPv4 address, or the network of an IPv6 address. */
export function callerAddress(ip: string): string {
  // As most are, without a parse.
  if (isIPv4(ip) || !ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  if (address.kind() === 'ipv4') return address.toString()
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/${NETWORK_BITS}`).toString()}/${NETWORK_BITS}`
}
