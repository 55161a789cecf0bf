import type { Copy } from '#copy/copy.ts';
import { exportAccount } from './account-data.ts';
import {
  changePassword,
  claimOptimization,
  forgotPassword,
  getMe,
  login,
  logout,
  register,
  resetPassword,
  signOutEverywhere,
} from './accounts.ts';
import {
  billingPortal,
  cancelSandboxSubscription,
  confirmSandboxPayment,
  createPaymentIntent,
  getPaymentDetails,
  listPayments,
  paymentWebhook,
  simulateSandbox,
  spendCredit,
  trackConversion,
} from './billing.ts';
import { downloadCoverLetter, downloadResume } from './downloads.ts';
import { getHealth } from './health.ts';
import {
  deleteOptimization,
  getOptimization,
  listOptimizations,
  optimizeResume,
  retryOptimization,
} from './optimizations.ts';
import { getProfile, listProfileOptimizations, updateProfile } from './profile.ts';
import { answerQuestion, listQuestions, removeAnswer } from './questions.ts';
import {
  evaluateLive,
  evaluateOptimization,
  getScore,
  listScores,
  scoreLinkedin,
  scoreResume,
  summarizeScores,
} from './scores.ts';
import type { RouteShape } from './route.ts';
import { getCsrfToken } from './session.ts';
import { getSite } from './site.ts';
import { templatePreview } from './templates.ts';
import { correctUpload, getUpload, listUploads, uploadPage, uploadResume } from './uploads.ts';

/** Every route of the API, by name. */
export const api = {
  getHealth,
  getCsrfToken,
  uploadResume,
  uploadPage,
  getUpload,
  correctUpload,
  listUploads,
  scoreResume,
  scoreLinkedin,
  listScores,
  summarizeScores,
  getScore,
  evaluateLive,
  evaluateOptimization,
  optimizeResume,
  getOptimization,
  retryOptimization,
  listQuestions,
  answerQuestion,
  removeAnswer,
  deleteOptimization,
  templatePreview,
  listOptimizations,
  getMe,
  getProfile,
  listProfileOptimizations,
  updateProfile,
  exportAccount,
  getSite,
  login,
  register,
  logout,
  signOutEverywhere,
  claimOptimization,
  changePassword,
  forgotPassword,
  resetPassword,
  createPaymentIntent,
  getPaymentDetails,
  listPayments,
  spendCredit,
  paymentWebhook,
  trackConversion,
  billingPortal,
  confirmSandboxPayment,
  simulateSandbox,
  cancelSandboxSubscription,
  downloadResume,
  downloadCoverLetter,
} satisfies Record<keyof Copy['routeSummaries'], RouteShape>;
export type Api = typeof api;
