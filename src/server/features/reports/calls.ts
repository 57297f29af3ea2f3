import * as z from 'zod';
import { memberAppealSchema } from '../../../shared/appeals/schema';
import { classReportsSchema, pupilReportSchema } from '../../../shared/reports/schema';
import { classTopicsSchema } from '../../../shared/topics/schema';
import { teacherCall } from '../../calls/declare';
import { periodSchema, reportRequestSchema } from '../../rules/reports/request';
import { classToLook, memberToLook } from '../classes/targets';
import { getClassReports } from './class-reports';
import { getClassTopics } from './class-topics';
import { getPupilReport, listSecondLooks } from './pupil-report';

export const reportsCalls = {
  pupil: teacherCall({
    kind: 'query',
    rest: 'GET /class/:classId/pupils/:memberId/report',
    on: memberToLook,
    input: reportRequestSchema,
    output: pupilReportSchema,
    run: getPupilReport,
  }),
  secondLooks: teacherCall({
    kind: 'query',
    on: memberToLook,
    output: z.object({ secondLooks: z.array(memberAppealSchema) }),
    run: listSecondLooks,
  }),
  ofClass: teacherCall({
    kind: 'query',
    rest: 'GET /class/:classId/reports',
    isPlain: true,
    on: classToLook,
    input: reportRequestSchema,
    output: classReportsSchema,
    run: getClassReports,
  }),
  topics: teacherCall({
    kind: 'query',
    rest: 'GET /class/:classId/topics',
    isPlain: true,
    on: classToLook,
    input: periodSchema,
    output: classTopicsSchema,
    run: getClassTopics,
  }),
};
