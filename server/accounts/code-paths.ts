/*
 * There is one kind of code, which proves that somebody reads an address, and one path each for sending and for
 * checking it: limits, answers and delays are the same whether or not the address has an account.
 */
export const codePath = '/email-otp/send-verification-otp'
export const provePath = '/sign-in/email-otp'
