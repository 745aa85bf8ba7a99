import { shanghaiDay } from '@kangban/china-time'

/** The last day on which something holds that ends at that moment. */
export const lastDay = (endsAt: Date): string => shanghaiDay(new Date(endsAt.getTime() - 1))
